import { familyOf } from "./model-grammar";
import { escapeRegExp, isOwn, kindOfWord, type OwnName } from "./own-name";

/** "… ability in VibeThinker-1.5B": a sized name of the title that no list holds is the paper's own model. */
export function sizedTitleName(title: string): string | null {
  const found = /(?:^|\s)([A-Z][\w.+-]*-\d{1,3}(?:\.\d+)?B)(?=$|[\s:,])/.exec(title)?.[1];
  return found && familyOf(found) === null ? found : null;
}

const stripLatex = (s: string): string => s.replace(/\\?text(?:sc|bf|it|tt)\b|[$\\{}]/g, "").trim();

/** A name at the beginning of a title, and what follows it. */
export interface TitleName {
  readonly name: string;
  readonly rest: string;
  /** It ends at a preposition, not at a colon: what the abstract introduces is the likelier name. */
  readonly plain?: boolean;
}

/** Whether the abstract has the name as whole words. */
const isUsed = (name: string, abstract: string): boolean =>
  abstract.includes(name) && new RegExp(`(?<![\\p{L}])${escapeRegExp(name)}(?![\\p{L}])`, "u").test(abstract);

/** The title before the colon, where it is a name: a coined word, or used as one in the abstract. */
export function titleName(title: string, abstract: string): TitleName | null {
  const colon = title.search(/:\s|:(?=[A-Z])/);
  if (colon < 2) return plainTitleName(title, abstract);
  const name = stripLatex(title.slice(0, colon));
  const words = name.split(/\s+/);
  if (words.length > 4 || /[?!.,]$/.test(name)) return null;
  const coined =
    words.length <= 2 && words.some((w) => /[A-Z].*[A-Z]|\d|\+/.test(w) || (words.length === 1 && /^[A-Z]/.test(w)));
  const used = isUsed(name, abstract);
  const last = kindOfWord(words.at(-1)?.toLowerCase() ?? "");
  const titled =
    words.length > 1 &&
    !/ing$/.test(words[0] ?? "") &&
    words.every((w) => /^\p{Lu}/u.test(w)) &&
    last !== null &&
    !/s$/.test(name);
  const rest = title.slice(colon + 1);
  const told =
    /^\s*(?:An?|The)\s/.test(rest) &&
    words.length > 1 &&
    !/ing$/.test(words[0] ?? "") &&
    abstract.toLowerCase().includes(name.toLowerCase());
  return coined || used || titled || told ? { name, rest } : null;
}

/** "A System Based on BERT-wide Model": the one coined name of a title, where its noun says that it is a system. */
export function coinedTitleName(title: string): { name: string; kind: OwnName["kind"] } | null {
  const found = /(?:^|\s)([A-Z][\w+]*(?:-[\w+]+)+)\s+([A-Za-z]+)(?=$|[\s:,])/.exec(title);
  const kind = found ? kindOfWord((found[2] ?? "").toLowerCase()) : null;
  return found?.[1] &&
    kind &&
    kind !== "benchmark" &&
    isOwn(found[1]) &&
    /\p{Lu}.*\p{Lu}|\d/u.test(found[1]) &&
    !/-(?:[a-z]+ed|based|aware|driven|guided|free|level|wise|shot|scale|world|time|order)$/i.test(found[1])
    ? { name: found[1], kind }
    : null;
}

/** "… of letters via Careful Replay": what a title did it by, where the abstract writes it as a name. */
export function meansTitleName(title: string, abstract: string): string | null {
  const name = /\s(?:via|through)\s((?:[A-Z][\w-]*\s){1,3}[A-Z][\w-]*)$/.exec(title)?.[1];
  const said = name === undefined ? -1 : abstract.indexOf(name);
  return name !== undefined && said > 0 && isOwn(name) && !/[.!?]\s*$/.test(abstract.slice(0, said)) ? name : null;
}

/** "Relation-Aware LNN-Transformer for …": what stands before the first preposition, where the abstract uses it as a name. */
function plainTitleName(title: string, abstract: string): TitleName | null {
  const at = title.search(/\s(?:for|via|with|in|on|towards?|to|through|by|as|of|and)\s/i);
  if (at < 3 || title.startsWith(" and ", at)) return null;
  const name = stripLatex(title.slice(0, at));
  const words = name.split(/\s+/);
  const capitals =
    words.every((w) => /^[A-Z]/.test(w)) && words.length <= 4 && (words.length > 1 || /[A-Z].*[A-Z]|\d/.test(name));
  return capitals && isUsed(name, abstract) && isOwn(name) ? { name, rest: title.slice(at), plain: true } : null;
}

export const TITLE_BENCHMARK = /\b(?:benchmark|dataset|corpus|leaderboard|testbed|test suite)\b/i;

/** The surface by which the abstract itself spells a name of the title. */
export const spelledIn = (name: string, abstract: string): string =>
  abstract.includes(name)
    ? name
    : (new RegExp(`(?<![\\p{L}\\d./-])${escapeRegExp(name)}(?![\\p{L}\\d])`, "iu").exec(abstract)?.[0] ?? name);

const initials = (name: string): string =>
  name
    .split(/[\s-]+/)
    .map((w) => w[0] ?? "")
    .join("")
    .toLowerCase();

/** "Adaptive Pruning (AMP)" in the abstract: the acronym by which a spelled-out name goes on. */
export function acronymOf(name: string, abstract: string): string | null {
  const found = new RegExp(`${escapeRegExp(name)}\\s?\\(([A-Z][\\w+-]{1,14})\\)`, "i").exec(abstract)?.[1];
  return found && (isOwn(found) || initials(name).includes(found.toLowerCase())) ? found : null;
}
