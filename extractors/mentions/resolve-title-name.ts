import { findLexiconEntry } from "../lexicon/match-lexicon";
import { isMetricPhrase } from "./metric-acronyms";
import { escapeRegExp, isNonSystemName, type NameCandidate, type ProposedName } from "./proposed-name";
import { type AbstractText, classifyName } from "./proposed-name-kind";
import {
  BENCHMARK_TITLE_NOUN,
  EVALUATION_TITLE,
  findAbstractSpelling,
  findAcronym,
  type TitleName,
} from "./title-names";

/** Folds a name to its letters and digits, to compare spellings. */
export const foldToLetters = (s: string): string => s.toLowerCase().replace(/[^\p{L}\p{N}+]/gu, "");

/** True if the name in the title only shares its spelling with a benchmark of the lexicon. */
function isNamesake(
  { name, rest }: { readonly name: string; readonly rest: string },
  kind: ProposedName["kind"] | null,
  source: string,
): boolean {
  if (/bench|dataset|corpus|eval|test|assess|challenge|analy/i.test(`${name} ${rest}`)) return false;
  const isCalledBenchmark = new RegExp(
    `${escapeRegExp(name)}[^.]{0,60}(?:benchmark|dataset|corpus|test set)`,
    "i",
  ).test(source);
  return kind !== null || !isCalledBenchmark;
}

/** "Careful Reading for …" beside "we propose CaRe": an introduced name outranks a title phrase that the abstract does not introduce. */
export const isOutrankedByIntroduced = (
  { name }: TitleName,
  introduced: readonly NameCandidate[],
  source: string,
): boolean =>
  findAcronym(name, source) === null &&
  introduced.length > 0 &&
  introduced.every((candidate) => !foldToLetters(name).endsWith(foldToLetters(candidate.name)));

/**
 * True if the abstract does not use the name of the title, but introduces another spelling of it ("Orion-Deep: …" with "we
 * propose Orion"), or, if the title has a phrase, any name ("Careful Letters: …" with "we propose CaLe").
 */
export function isReplacedByIntroduced(
  { name }: TitleName,
  introduced: readonly NameCandidate[],
  source: string,
): boolean {
  const systems = introduced
    .filter((candidate) => candidate.kind !== "benchmark")
    .map((candidate) => foldToLetters(candidate.name));
  const folded = foldToLetters(name);
  const isOtherName = name.includes(" ")
    ? systems.length > 0
    : systems.some((n) => n !== folded && (folded.startsWith(n) || n.startsWith(folded)));
  if (!isOtherName) return false;
  return !new RegExp(`(?<![\\p{L}\\d])${escapeRegExp(name)}(?![\\p{L}\\d]|-\\d+(?:\\.\\d+)?[BM]\\b)`, "iu").test(
    source,
  );
}

/** "The Harbour Gap in …": true if the title phrase or its acronym is not a system. */
export const isNonSystemTitle = ({ name }: TitleName, source: string): boolean =>
  [name, findAcronym(name, source) ?? name].some((n) => isNonSystemName(n, source));

/** "Orion: A Multilingual Benchmark for …", but not "Orion: A Framework for Corpus Search". */
const DATASET_TITLE =
  /^\s*(?:An?|The|Towards?)\s(?:(?!(?:for|via|with|using|by|to|from|on|through)\s)[^\s:]{1,40}\s){0,8}(?:benchmark|dataset|corpus)(?![\w-])/i;

/** Returns the name of the title in the spelling of the abstract, with its acronym and kind. The kind is null for a benchmark made by others. */
export function resolveTitleName(
  head: TitleName,
  introduced: readonly NameCandidate[],
  paper: AbstractText,
): { spelled: string; short: string | null; kind: ProposedName["kind"] | null } {
  const introducedKind = introduced.find(
    (candidate) => foldToLetters(candidate.name) === foldToLetters(head.name),
  )?.kind;
  const isKnown = findLexiconEntry(head.name)?.benchmark !== undefined;
  const isBenchmark =
    introducedKind === "benchmark" ||
    /bench(?:mark)?$/i.test(head.name) ||
    DATASET_TITLE.test(head.rest) ||
    (introducedKind == null && EVALUATION_TITLE.test(head.rest) && !isMetricPhrase(head.name)) ||
    ((isKnown || introducedKind == null) && BENCHMARK_TITLE_NOUN.test(head.rest));
  const spelled = findAbstractSpelling(head.name, paper.source);
  const short = findAcronym(head.name, paper.source) ?? head.short ?? null;
  if (isBenchmark) return { spelled, short, kind: "benchmark" };
  if (isKnown && !isNamesake(head, introducedKind ?? null, paper.source)) return { spelled, short, kind: null };
  return { spelled, short, kind: classifyName(spelled, paper, { titleAfterName: head.rest, short }) };
}
