/** An example of every question that is answered at once. */
import type { Choice } from "../../src/gen/protocol";

export const OTHERS: readonly [string, Choice[]][] = [
  ["choose-family", [{ action: "family york", key: "ob-act-family", params: { family: "york" } }]],
  ["pick-starter", [{ action: "pick miss-anne-harlow", key: "ob-act-pick", params: { gentry: "miss-anne-harlow" } }]],
  [
    "select-objectives",
    [
      {
        action: "hold room-statuary room-great-hall",
        key: "ob-act-hold",
        params: { objectives: "room-statuary,room-great-hall" },
      },
    ],
  ],
  [
    "agree-market",
    [
      { action: "accept", key: "ob-act-accept", params: {} },
      { action: "redraw", key: "ob-act-redraw", params: {} },
    ],
  ],
  [
    "use-hall",
    [
      {
        action: "gossip valet 1",
        key: "ob-act-gossip",
        params: { target: 1, aimed: "yes", sent: "yes", servant: "valet" },
      },
      { action: "decline", key: "ob-act-decline", params: {} },
    ],
  ],
  ["aim-hall", [{ action: "gossip 2", key: "ob-act-gossip", params: { target: 2, aimed: "yes", sent: "no" } }]],
  [
    "pass-favour",
    [
      { action: "rents", key: "ob-act-rents", params: {} },
      { action: "renew", key: "ob-act-renew", params: {} },
    ],
  ],
  [
    "order-invitations",
    [{ action: "invite prestige 2 1", key: "ob-act-invite", params: { deck: "prestige", look: 2, keep: 1 } }],
  ],
  ["spread-gossip", [{ action: "attack 1", key: "ob-act-attack", params: { target: 1, aimed: "yes" } }]],
  ["hire-servants", [{ action: "hire valet footman", key: "ob-act-hire", params: { servants: "valet,footman" } }]],
  [
    "recruit-servant",
    [
      {
        action: "recruit 1 valet quarters",
        key: "ob-act-recruit",
        params: { target: 1, aimed: "yes", servant: "valet", area: "quarters" },
      },
    ],
  ],
  [
    "dismiss-guest",
    [
      { action: "dismiss anne-hawkins", key: "ob-act-dismiss", params: { gentry: "anne-hawkins" } },
      { action: "decline", key: "ob-act-decline", params: {} },
    ],
  ],
  [
    "choose-fairchild",
    [{ action: "court miss-elizabeth-fairchild", key: "ob-act-court", params: { gentry: "miss-elizabeth-fairchild" } }],
  ],
  [
    "discard-objective",
    [{ action: "discard room-statuary", key: "ob-act-discard", params: { objective: "room-statuary" } }],
  ],
  [
    "draft-servant",
    [
      { action: "engage cook", key: "ob-act-engage", params: { servant: "cook" } },
      { action: "engage valet", key: "ob-act-engage", params: { servant: "valet" } },
    ],
  ],
  [
    "choose-start-tile",
    [
      { action: "inherit tennis-court", key: "ob-act-inherit", params: { tile: "tennis-court" } },
      { action: "inherit breakfast-room", key: "ob-act-inherit", params: { tile: "breakfast-room" } },
    ],
  ],
  [
    "use-fair",
    [
      { action: "assist", key: "ob-act-assist", params: { whose: "own" } },
      { action: "assist borrow useful-man", key: "ob-act-assist", params: { whose: "partner" } },
      { action: "decline", key: "ob-act-decline", params: {} },
    ],
  ],
  [
    "attend-guest",
    [
      { action: "done", key: "ob-act-done", params: {} },
      { action: "attend hall-boy", key: "ob-act-attend", params: { servant: "hall-boy", screens: "no", whose: "own" } },
      {
        action: "attend borrow head-housemaid prestige",
        key: "ob-act-attend",
        params: { servant: "head-housemaid", screens: "yes", choice: "prestige", whose: "partner" },
      },
    ],
  ],
  [
    "church-favour",
    [
      { action: "collect", key: "ob-act-collect", params: {} },
      { action: "pray", key: "ob-act-pray", params: {} },
    ],
  ],
  ["recall-guest", [{ action: "recall anne-hawkins", key: "ob-act-recall", params: { gentry: "anne-hawkins" } }]],
  [
    "give-up-guest",
    [{ action: "renounce istvan-count-hoyos", key: "ob-act-renounce", params: { gentry: "istvan-count-hoyos" } }],
  ],
  [
    "consent",
    [
      { action: "consent", key: "ob-act-consent", params: {} },
      { action: "deny", key: "ob-act-deny", params: {} },
    ],
  ],
  [
    "choose-turn",
    [
      { action: "entertain", key: "ob-act-entertain", params: {} },
      { action: "sweep", key: "ob-act-sweep", params: {} },
      { action: "fetch stable", key: "ob-act-fetch", params: { tile: "stable" } },
      { action: "fetch great-hall", key: "ob-act-fetch", params: { tile: "great-hall" } },
      { action: "ask 100", key: "ob-act-ask", params: { pounds: 100 } },
      { action: "claim six-roses", key: "ob-act-claim", params: { milestone: "six-roses" } },
    ],
  ],
  [
    "buy-tile",
    [
      { action: "scrap stable", key: "ob-act-scrap", params: { tile: "stable" } },
      { action: "done", key: "ob-act-done", params: {} },
    ],
  ],
  [
    "last-favours",
    [
      { action: "use pounds-500", key: "ob-act-use", params: { "vp-card": "pounds-500", object: "none" } },
      {
        action: "use hire-servant valet",
        key: "ob-act-use",
        params: { "vp-card": "hire-servant", object: "servant", servant: "valet" },
      },
      { action: "done", key: "ob-act-done", params: {} },
    ],
  ],
];
