/** The own borough as a list: pieces by sector, and what the next piece, or the answer to the question, gives. */
import { Hidden, Panel } from "../../../ui";
import type { Choice } from "../../../gen/protocol";
import { Glyph } from "../art/glyph";
import { Cube, Pawn } from "../art/marks";
import { choicesAbout, choicesAt, piecesIn, split } from "../model";
import type { Scene } from "../model";
import { SIGN_OF, bringsWords, sumWords } from "../board-words";
import { Choose, Inspect, OtherAnswers, WhyNot } from "./common";
import "./borough.css";

/** Seven sectors and the harbour. */
export function BoroughPanel({ scene }: { scene: Scene }) {
  const { props, facts } = scene;
  const { texts } = props;
  const choices = choicesAt(props.offer, "borough");
  const cathedral = choicesAbout(choices, "notre-dame")[0];
  return (
    <Panel
      title={
        scene.isMine
          ? texts.t("ndb-your-borough")
          : texts.t("ndb-borough-name", { name: props.names[scene.mine.seat] ?? "" })
      }
      note={
        choices.length > 0
          ? texts.t("ndb-borough-asked")
          : scene.aids.sectors === undefined
            ? undefined
            : texts.t("ndb-borough-note")
      }
      tone={choices.length > 0 ? "accent" : "plain"}
      class="nd-borough-panel"
    >
      <ul class="nd-sectors">
        {facts.components.sectors.map((sector) => (
          <SectorRow key={sector} scene={scene} sector={sector} choice={choicesAbout(choices, sector)[0]} />
        ))}
        {cathedral !== undefined && <CathedralRow scene={scene} choice={cathedral} />}
      </ul>
      <OtherAnswers scene={scene} place="borough" />
      <Harbour scene={scene} />
    </Panel>
  );
}

function SectorRow({ scene, sector, choice }: { scene: Scene; sector: string; choice: Choice | undefined }) {
  const { props, aids, view, mine } = scene;
  const { texts } = props;
  const aid = aids.sectors?.find((each) => each.sector === sector);
  const cards = [...view.hand, ...view["choose-from"]].filter((card) => split(card).rest === sector);
  const cubes = mine.cubes[sector] ?? 0;
  const hasConfidant = mine.confidant === sector;
  const isChosen = choice !== undefined && props.draft.action === choice.action;
  return (
    <li
      class={`nd-sector ${cards.length > 0 ? "nd-in-hand" : ""} ${choice === undefined ? "" : "nd-open"} ${isChosen ? "nd-chosen" : ""}`}
    >
      <Glyph name={sector} size="middle" />
      <div class="nd-sector-name">
        <h3>
          <Inspect scene={scene} sort="sector" id={sector}>
            {texts.term("sector", sector)}
          </Inspect>
        </h3>
        <p class="nd-tag">{texts.t(hasConfidant ? "ndb-here-confidant" : "ndb-here", { n: piecesIn(mine, sector) })}</p>
      </div>
      <p class="nd-pieces">
        {Array.from({ length: cubes }, (_, index) => (
          <Cube key={index} colour={mine.colour} />
        ))}
        {hasConfidant && <Pawn colour={mine.colour} />}
        {cubes === 0 && !hasConfidant && <i>{texts.t("ndb-empty")}</i>}
      </p>
      <div class="nd-sector-next">
        {choice !== undefined ? (
          <AnswerWorth scene={scene} choice={choice} />
        ) : (
          aid !== undefined && (
            <p>
              {texts.t("ndb-piece-number", { n: aid.pieces + 1 })} <b>{bringsWords(texts, aid.next)}</b>
              {sector === "park" && <span class="nd-tag"> {texts.t("ndb-park-bonus", { n: aid.park })}</span>}
              {sector === "hospital" && (
                <span class="nd-tag"> {texts.t("ndb-hospital-bonus", { n: aid.hospital })}</span>
              )}
            </p>
          )
        )}
        {choice === undefined && <WhyNot scene={scene} sort="sector" id={sector} />}
        {cards.length > 0 && (
          <p class="nd-tag">{texts.t(view["choose-from"].length > 0 ? "ndb-card-in-tray" : "ndb-card-in-hand")}</p>
        )}
      </div>
      {choice !== undefined && <Choose scene={scene} choice={choice} name={texts.term("sector", sector)} />}
    </li>
  );
}

/** What an answer would bring, as the aids have tried it. */
export function AnswerWorth({ scene, choice }: { scene: Scene; choice: Choice }) {
  const { aids, props } = scene;
  const { texts } = props;
  const brings = aids.answers?.[choice.action];
  if (brings === undefined) return null;
  const now = aids.plague?.[scene.mine.seat];
  return (
    <p>
      <b>{bringsWords(texts, brings)}</b>
      {now !== undefined && now.end !== brings.end && scene.view.persons.length > 0 && (
        <span class={`nd-level nd-level-${brings.level}`}>
          {" "}
          {texts.t("ndb-rat-will-be", {
            end: Math.max(brings.end, 0),
            sign: SIGN_OF[brings.level],
            word: texts.t(`ndb-level-${brings.level}`),
          })}
        </span>
      )}
    </p>
  );
}

function CathedralRow({ scene, choice }: { scene: Scene; choice: Choice }) {
  const { texts } = scene.props;
  const { mine } = scene;
  return (
    <li class={`nd-sector nd-open ${scene.props.draft.action === choice.action ? "nd-chosen" : ""}`}>
      <Glyph name="notre-dame" size="middle" />
      <div class="nd-sector-name">
        <h3>{texts.term("place", "notre-dame")}</h3>
        <p class="nd-tag">{texts.t("ndb-here", { n: mine["notre-dame"] })}</p>
      </div>
      <p class="nd-pieces">
        {Array.from({ length: mine["notre-dame"] }, (_, index) => (
          <Cube key={index} colour={mine.colour} />
        ))}
      </p>
      <div class="nd-sector-next">
        <AnswerWorth scene={scene} choice={choice} />
      </div>
      <Choose scene={scene} choice={choice} name={texts.term("place", "notre-dame")} />
    </li>
  );
}

function Harbour({ scene }: { scene: Scene }) {
  const { facts, mine, props, view } = scene;
  const { texts } = props;
  const { track } = facts.components;
  const line = view.persons.length === 0 ? undefined : scene.aids.plague?.[mine.seat];
  return (
    <div class="nd-harbour">
      <p class="nd-harbour-head">
        <b>{texts.t(scene.isMine ? "ndb-your-rat" : "nd-column-rat")}</b>
        {line !== undefined && (
          <span class={`nd-level nd-level-${line.level}`}>
            <span aria-hidden="true">{SIGN_OF[line.level]}</span>{" "}
            {line.end === line.stops ? sumWords(line) : texts.t("ndb-stops-on", { sum: sumWords(line), n: line.stops })}
          </span>
        )}
      </p>
      <ol class="nd-track" aria-hidden="true">
        {Array.from({ length: track + 1 }, (_, space) => (
          <li
            key={space}
            class={`${space >= track - 1 ? "nd-high" : ""} ${mine.rat === space ? "nd-here" : ""} ${line?.stops === space ? "nd-next-space" : ""}`}
          >
            {mine.rat === space ? <Glyph name="rat" /> : space}
          </li>
        ))}
      </ol>
      <Hidden>{texts.t("ndb-rat-stands", { n: mine.rat, track })}</Hidden>
    </div>
  );
}
