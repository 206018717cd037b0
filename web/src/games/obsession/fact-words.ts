/** Facts of components in words: which message says what, and which sign stands for it. */
import type { Texts } from "../../i18n/texts";
import type { Sign } from "./art/glyphs";
import type { Effect, Face, Favour, GentryFacts } from "./model";

/** Dismiss as many as one likes. */
const ANY_NUMBER = 99;

/** Money as the table writes it. */
export function money(texts: Texts, amount: number): string {
  return amount < 0 ? texts.t("obb-minus-pounds", { amount: -amount }) : texts.t("ob-pounds", { amount });
}

/** A number with its sign. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** A number with a true minus. */
export function plain(amount: number): string {
  return amount < 0 ? `−${-amount}` : String(amount);
}

/** A favour in full words. */
export function favourWords(texts: Texts, favour: Favour, isAlternative: boolean): string {
  let key = `ob-favour-${isAlternative ? "or-" : ""}${favour.kind.replaceAll("_", "-")}`;
  if (favour.when !== "") key += `-${favour.when}`;
  if (favour.kind === "special") return texts.t(`${key}-${favour.rule}`);
  if (favour.look > 0) return texts.t(key, { look: favour.look, keep: favour.keep });
  if (favour.keep > 0 && favour.keep < favour.amount) {
    return texts.t(`${key}-some`, { amount: favour.amount, keep: favour.keep });
  }
  if (favour.amount === ANY_NUMBER) return texts.t(`${key}-any`);
  if (favour.amount < 0) return texts.t(`${key}-lost`, { amount: -favour.amount });
  return texts.t(key, { amount: favour.amount });
}

/** How a favour is shown in little room: signs and a few figures. */
export interface Shorthand {
  signs: readonly Sign[];
  figures: string;
  /** The word is needed where no figures say it. */
  isBad: boolean;
  tone: "money" | "reputation" | "";
}

const SIGN_OF: Readonly<Record<string, readonly Sign[]>> = {
  pounds: ["coin"],
  reputation: ["lion"],
  casual: ["fleur"],
  prestige: ["lilies"],
  look_casual: ["look", "fleur"],
  look_prestige: ["look", "lilies"],
  dismiss: ["dismiss"],
  vp_card: ["laurel"],
  objective_draw: ["scroll"],
  attack: ["gossip"],
  hire: ["hire"],
  recruit: ["hire", "swap"],
  reclaim: ["undo"],
  unlimited_purchases: ["hammer"],
  refresh_service: ["undo"],
  refresh_market: ["swap"],
  special: ["warn"],
};

/** The signs of a favour. */
export function shorthand(texts: Texts, favour: Favour): Shorthand {
  const signs = SIGN_OF[favour.kind] ?? ["invite"];
  const isBad = favour.amount < 0;
  if (favour.kind === "pounds") {
    const figures = isBad ? money(texts, favour.amount) : `+${money(texts, favour.amount)}`;
    return { signs, figures, isBad, tone: "money" };
  }
  if (favour.kind === "reputation") {
    return {
      signs: favour.when === "" ? signs : [...signs, "rings"],
      figures: signed(favour.amount),
      isBad,
      tone: "reputation",
    };
  }
  if (favour.look > 0) return { signs, figures: `${favour.look}→${favour.keep}`, isBad, tone: "" };
  if (favour.amount === ANY_NUMBER) return { signs, figures: "∞", isBad, tone: "" };
  return { signs, figures: favour.amount === 0 ? "" : String(Math.abs(favour.amount)), isBad, tone: "" };
}

/** What a tile does while it lies in the estate. */
export function effectWords(texts: Texts, effect: Effect): string {
  const key = `ob-effect-${effect.kind.replaceAll("_", "-")}`;
  if (!texts.has(key)) return "";
  const name = (id: string | undefined): string => (id === undefined || id === "" ? "" : texts.term("servant", id));
  return texts.t(key, {
    pounds: effect.pounds,
    reputation: effect.reputation,
    category: effect.category === "" ? "" : texts.term("category", effect.category),
    servant: name(effect.servants[0]),
    other: name(effect.stands_for[0]),
  });
}

/** Whom an activity asks for. */
export function slotWords(texts: Texts, face: Face): string[] {
  const asked = face.guests.map((slot) => texts.t(`ob-slot-${slot.kind}`, { count: slot.count }));
  if (face.suite !== null)
    asked.push(texts.t(`ob-suite-${face.suite.guest_from.replaceAll("_", "-")}-${face.suite.double}`));
  return asked;
}

/** The sign of those an activity asks for. */
export function slotSign(kind: string): Sign {
  if (kind === "gentlemen") return "gent";
  if (kind === "ladies") return "lady";
  if (kind === "family") return "key";
  if (kind === "casual") return "fleur";
  if (kind === "prestige") return "lilies";
  return "any";
}

/** What sort of guest somebody is, in a few words. */
export function guestKind(texts: Texts, guest: GentryFacts): string {
  const kind = guest.role !== "" ? texts.term("role", guest.role) : texts.term("kind", guest.kind);
  return texts.t("obb-two", { first: kind, second: texts.term("gender", guest.gender) });
}

/** The sign of a guest's kind. */
export function guestSign(guest: GentryFacts): Sign {
  if (guest.kind === "family") return "key";
  if (guest.kind === "fairchild") return "rings";
  if (guest.kind === "starter") return "crown";
  return guest.kind === "prestige" || guest.kind === "novelty" ? "lilies" : "fleur";
}
