import { lookUp } from "./match-lexicon";
import { namesMeasure } from "./measure-names";
import { escapeRegExp, type Found, namesNoSystem, type OwnName } from "./own-name";
import { kindOfName, type Paper } from "./own-name-kind";
import { acronymOf, MEASURES_MODELS, spelledIn, TITLE_BENCHMARK, type TitleName } from "./title-names";

/** The letters of a name alone, by which two spellings are one. */
export const foldLetters = (s: string): string => s.toLowerCase().replace(/[^\p{L}\p{N}+]/gu, "");

/** A title's name that a list knows as a benchmark, of a paper that is about something else: many share an acronym. */
function isNamesake(
  { name, rest }: { readonly name: string; readonly rest: string },
  kind: OwnName["kind"] | null,
  source: string,
): boolean {
  if (/bench|dataset|corpus|eval|test|assess|challenge|analy/i.test(`${name} ${rest}`)) return false;
  const told = new RegExp(`${escapeRegExp(name)}[^.]{0,60}(?:benchmark|dataset|corpus|test set)`, "i").test(source);
  return kind !== null || !told;
}

/** "Careful Reading for …" beside "we propose CaRe": a title's phrase that the abstract never introduces yields to what it does. */
export const isOutranked = ({ name }: TitleName, introduced: readonly Found[], source: string): boolean =>
  acronymOf(name, source) === null &&
  introduced.length > 0 &&
  introduced.every((n) => !foldLetters(name).endsWith(foldLetters(n.name)));

/**
 * "Orion-Deep: …" beside "we propose Orion", "Careful Letters: …" beside "we propose CaLe": the abstract never uses what the
 * title says by itself, but one name of the same letters, or, for a phrase, any name.
 */
export function isReplaced({ name }: TitleName, introduced: readonly Found[], source: string): boolean {
  const systems = introduced.filter((n) => n.kind !== "benchmark").map((n) => foldLetters(n.name));
  const said = foldLetters(name);
  const another = name.includes(" ")
    ? systems.length > 0
    : systems.some((n) => n !== said && (said.startsWith(n) || n.startsWith(said)));
  if (!another) return false;
  return !new RegExp(`(?<![\\p{L}\\d])${escapeRegExp(name)}(?![\\p{L}\\d]|-\\d+(?:\\.\\d+)?[BM]\\b)`, "iu").test(
    source,
  );
}

/** "The Harbour Gap in …": a title's phrase, or its acronym, that is no system. */
export const namesFinding = ({ name }: TitleName, source: string): boolean =>
  [name, acronymOf(name, source) ?? name].some((n) => namesNoSystem(n, source));

/** "Orion: A Multilingual Benchmark for …", but not "Orion: A Framework for Corpus Search". */
const TITLED_AS_DATA =
  /^\s*(?:An?|The|Towards?)\s(?:(?!(?:for|via|with|using|by|to|from|on|through)\s)[^\s:]{1,40}\s){0,8}(?:benchmark|dataset|corpus)(?![\w-])/i;

/** The name of the title as the abstract spells it, with its acronym and what it is; no kind where it is somebody else's benchmark. */
export function readHead(
  head: TitleName,
  introduced: readonly Found[],
  paper: Paper,
): { spelled: string; short: string | null; kind: OwnName["kind"] | null } {
  const said = introduced.find((n) => foldLetters(n.name) === foldLetters(head.name))?.kind;
  const known = lookUp(head.name)?.benchmark !== undefined;
  const benchmark =
    said === "benchmark" ||
    /bench(?:mark)?$/i.test(head.name) ||
    TITLED_AS_DATA.test(head.rest) ||
    (said == null && MEASURES_MODELS.test(head.rest) && !namesMeasure(head.name)) ||
    ((known || said == null) && TITLE_BENCHMARK.test(head.rest));
  const spelled = spelledIn(head.name, paper.source);
  const short = acronymOf(head.name, paper.source) ?? head.short ?? null;
  if (benchmark) return { spelled, short, kind: "benchmark" };
  if (known && !isNamesake(head, said ?? null, paper.source)) return { spelled, short, kind: null };
  return { spelled, short, kind: kindOfName(spelled, paper, { titleRest: head.rest, short }) };
}
