/** Facts of Obsession in words. Which message says a fact is settled in the games' own texts; here they are chosen. */
import type { Texts } from "../../i18n/texts";
import { isPlain, list, number, text, texts as words } from "../../inspector/records";
import type { Plain } from "../../inspector/records";

/** As many as one likes. */
const ANY_NUMBER = 99;
const NOBODY = "unsuppliable";

function dashed(word: string): string {
  return word.replaceAll("_", "-");
}

/** One favour; an alternative to the one before begins with an or. */
function favour(texts: Texts, each: Plain, isAlternative: boolean): string {
  const kind = text(each, "kind");
  const when = text(each, "when");
  let key = `ob-favour-${isAlternative ? "or-" : ""}${dashed(kind)}`;
  if (when !== "") key += `-${when}`;
  const amount = number(each, "amount");
  const look = number(each, "look");
  const keep = number(each, "keep");
  if (kind === "special") key += `-${text(each, "rule")}`;
  else if (look > 0) return texts.t(key, { look, keep });
  else if (keep > 0 && keep < amount) return texts.t(`${key}-some`, { amount, keep });
  else if (amount === ANY_NUMBER) key += "-any";
  else if (amount < 0) return texts.t(`${key}-lost`, { amount: -amount });
  return texts.has(key) ? texts.t(key, { amount }) : texts.t("learn-inspect-special");
}

/** All favours of a card or a face. */
export function favours(texts: Texts, holder: unknown, path: string): string[] {
  let offered = "";
  return list(holder, path)
    .filter(isPlain)
    .map((each) => {
      const choice = text(each, "choice");
      const told = favour(texts, each, choice !== "" && choice === offered);
      offered = choice;
      return told;
    });
}

/** The one favour of a victory point card. */
export function oneFavour(texts: Texts, card: Plain): string {
  const each = card["favour"];
  return isPlain(each) ? favour(texts, each, false) : "";
}

/** Whom an activity asks for. */
export function company(texts: Texts, face: unknown): string[] {
  const told = list(face, "guests").map((slot) =>
    texts.t(`ob-slot-${text(slot, "kind")}`, { count: number(slot, "count") }),
  );
  const suite = text(face, "suite.guest_from");
  if (suite !== "") told.push(texts.t(`ob-suite-${dashed(suite)}-${text(face, "suite.double")}`));
  return told;
}

/** What a tile does while it lies in the estate. */
export function effect(texts: Texts, face: unknown): string[] {
  const kind = text(face, "effect.kind");
  const key = `ob-effect-${dashed(kind)}`;
  if (kind === "" || !texts.has(key)) return [];
  const told = texts.t(key, {
    pounds: number(face, "effect.pounds"),
    reputation: number(face, "effect.reputation"),
    category: text(face, "effect.category"),
    servant: words(face, "effect.servants")[0] ?? "",
    other: words(face, "effect.stands_for")[0] ?? "",
  });
  return [told];
}

/** The servants a guest asks for. */
export function service(texts: Texts, card: Plain): string[] {
  const asked = words(card, "service");
  if (asked.includes(NOBODY)) return [texts.t("ob-nobody-can")];
  return asked.map((servant) => texts.term("servant", servant));
}

/** What an objective asks for. */
export function goal(texts: Texts, card: Plain): string {
  const kind = text(card, "condition.kind");
  if (kind === "own_tiles") return texts.t("ob-goal-tiles", { tiles: words(card, "condition.tiles").join(",") });
  if (kind === "count_guests") return goalOfGuests(texts, card);
  if (kind === "count_tiles") return texts.t("ob-goal-category", { category: text(card, "condition.category") });
  if (kind === "servants_at_least") {
    const wanted = list(card, "condition.servants").map((each) => (Array.isArray(each) ? each.join(":") : ""));
    return texts.t("ob-goal-servants", { servants: wanted.join(",") });
  }
  if (kind === "pounds_at_least") return texts.t("ob-goal-wealth", { amount: number(card, "condition.amount") });
  if (kind === "count_monuments") return texts.t("ob-goal-monuments");
  if (kind === "reputation_top_level" || text(card, "id") === "misc-max-reputation")
    return texts.t("ob-goal-top-level");
  return texts.t("learn-inspect-special");
}

function goalOfGuests(texts: Texts, card: Plain): string {
  const rating = number(card, "condition.min_pr");
  if (rating > 1) return texts.t("ob-goal-elite", { rating });
  const genders = words(card, "condition.genders");
  if (genders.length > 0) return texts.t(genders.includes("L") ? "ob-goal-ladies" : "ob-goal-gentlemen");
  return texts.t(words(card, "condition.kinds").includes("casual") ? "ob-goal-guests" : "ob-goal-prestige");
}

/** The points of an objective. */
export function worth(texts: Texts, card: Plain): string {
  const vp = number(card, "score.vp");
  if (text(card, "score.kind") === "flat") return texts.t("ob-worth-flat", { vp });
  return texts.t("ob-worth-per", { vp, unit: number(card, "score.unit") });
}

/** What a family starts with beyond the others. */
export function bonus(texts: Texts, family: Plain): string {
  const kind = text(family, "bonus.kind");
  if (kind === "reputation_start") {
    return texts.t("ob-bonus-reputation", {
      level: number(family, "bonus.level"),
      position: number(family, "bonus.position"),
    });
  }
  if (kind === "pounds_start") return texts.t("ob-bonus-pounds", { amount: number(family, "bonus.amount") });
  if (kind === "servant_start") return texts.t("ob-bonus-servant", { servant: text(family, "bonus.servant") });
  if (kind === "extra_member") return texts.t("ob-bonus-member", { gentry: text(family, "bonus.card") });
  return texts.t("learn-inspect-special");
}

/** How a tile changes the price of its space. */
export function priceChange(texts: Texts, amount: number): string {
  if (amount === 0) return texts.t("learn-inspect-unchanged");
  return amount > 0 ? texts.t("ob-dearer", { amount }) : texts.t("ob-cheaper", { amount: -amount });
}
