import { isExcludedName, isTechnique } from "../lexicon/excluded-names";
import {
  beginsNoEntry,
  findLexiconEntry,
  getDeclaredClass,
  type LexiconMatch,
  matchLexicon,
} from "../lexicon/match-lexicon";
import type { Token } from "../text/tokens";
import { wordAt } from "../text/word-at";
import { createTriggerTest, createWordTest, textTest } from "../text/word-test";
import { BENCHMARK_NOUNS } from "../words/head-nouns";
import { findBracketedInitialism } from "./abbreviations";
import { hasOtherMeaning } from "./ambiguous-benchmarks";
import { extendWithEdition } from "./benchmark-editions";
import { toBenchmarkName } from "./benchmark-name";
import { isBenchmarkName } from "./benchmark-shape";
import type { Mention } from "./mention";
import { isMetricPhrase, parseUnlistedMetric } from "./metric-acronyms";
import { findModelFamily, parseModel } from "./model-grammar";
import { findNameEnd, isCapitalised, matchName } from "./name-shape";
import { escapeRegExp } from "./proposed-name";
import { type ProposedNameIndex, parseProposedName } from "./proposed-name-index";
import { parseSizeMention } from "./size-mention";
import { mergeSizeIntoModel } from "./sized-model";

function toLexiconMention(index: number, { entry, last, surface }: LexiconMatch): Mention | null {
  if (entry.benchmark)
    return {
      kind: "benchmark",
      first: index,
      last,
      surface,
      name: toBenchmarkName(entry.benchmark, surface),
      benchmark: entry.benchmark,
    };
  if (entry.metric) {
    const k = /@\s?(\d{1,4})$/.exec(surface)?.[1];
    return {
      kind: "metric",
      first: index,
      last,
      surface,
      name: entry.metric.name,
      metric: entry.metric,
      ...(k ? { k: Number(k) } : {}),
    };
  }
  return entry.method ? { kind: "name", first: index, last, surface, name: surface } : null;
}

const isMetricAtK = textTest(/[a-z\d]@[\da-z]|AP\d/i);

/** "pass@8", "Recall@20", "Hit@0.5", "AP35": a metric with its k or threshold. */
function parseMetricAtK(token: Token, index: number): Mention | null {
  if (!isMetricAtK(token)) return null;
  const match =
    /^([A-Za-z][A-Za-z\d]*(?:-[A-Za-z]+)?)@(\d{1,4}(?:\.\d{1,3})?[a-z]{0,3}|k|K|N|n)$/.exec(token.text) ??
    /^(m?AP)(\d\d)$/.exec(token.text);
  if (!match) return null;
  const entry = findLexiconEntry(`${match[1]}@k`)?.metric ?? findLexiconEntry(match[1] as string)?.metric;
  const k = /^\d+$/.test(match[2] as string) ? Number(match[2]) : undefined;
  const name = /^pass$/i.test(match[1] as string) ? `pass@${match[2]}` : token.text;
  return {
    kind: "metric",
    first: index,
    last: index,
    surface: token.text,
    name,
    ...(entry ? { metric: entry } : {}),
    ...(k ? { k } : {}),
  };
}

/** "AIME 2024 and 2025", "AIME24/25": a year that repeats the benchmark before it. */
function parseRepeatedYear(tokens: readonly Token[], index: number, before: Mention): Mention | null {
  const family = before.benchmark?.family;
  const connector = tokens[index];
  let next = index + 1;
  if (tokens[next]?.lower === "and") next++;
  const year = tokens[next];
  if (!family || !connector || !/^(?:and|&|\/|,|-)$/.test(connector.lower) || year?.kind !== "number") return null;
  if (!/^(?:20)?\d\d$/.test(year.text) || /^(?:%|percent|points?)$/.test(wordAt(tokens, next + 1))) return null;
  const entry = findLexiconEntry(`${family} ${year.text}`) ?? findLexiconEntry(`${family}${year.text}`);
  if (!entry?.benchmark) return null;
  return {
    kind: "benchmark",
    first: next,
    last: next,
    surface: year.text,
    name: entry.benchmark.name,
    benchmark: entry.benchmark,
  };
}

/** "CIFAR-10/100", "TPC-H/C": the text after the slash replaces the end of the name before it. */
function parseSlashVariant(tokens: readonly Token[], index: number, before: Mention): Mention | null {
  const [slash, end] = [tokens[index], tokens[index + 1]];
  if (before.kind !== "benchmark" || slash?.text !== "/" || !end?.noSpaceBefore) return null;
  const ending = /^(?:\d{2,4}|\p{Lu})$/u.test(end.text) ? (/\d{1,9}$|\p{Lu}$/u.exec(before.surface)?.[0] ?? "") : "";
  const entry = ending === "" ? null : findLexiconEntry(`${before.surface.slice(0, -ending.length)}${end.text}`);
  if (!entry?.benchmark) return null;
  const { benchmark } = entry;
  return { kind: "benchmark", first: index + 1, last: index + 1, surface: end.text, name: benchmark.name, benchmark };
}

/** "PDEs", "CVEs": a plural acronym, unless it is a class of models ("SAEs", "GNNs", "LCLMs"). */
const isPluralAcronym = createWordTest(
  ({ text }) => /^\p{Lu}{2,5}s$/u.test(text) && !/(?:NN|AE|LM|RM|GAN|AT|FNO|DN|CN|PT|QN|VLA|MP|DM)s$/.test(text),
);

/** "the X 2025 Shared Task": the name of the competition is the part before. */
const SHARED_TASK = /(?:^| )shared task$/i;

/** "*Tide Calling* leads", where another sentence says "than Tide Calling": two capitalised words at the beginning of a sentence are a name if it occurs again. */
function findRepeatedName(text: string, tokens: readonly Token[], index: number): number | null {
  const [token, next] = [tokens[index] as Token, tokens[index + 1]];
  if (index > 0 || !isCapitalised(token) || !next || !isCapitalised(next)) return null;
  const last = findNameEnd(tokens, index);
  const surface = text.slice(token.start, tokens[last]?.end);
  const again = new RegExp(`[\\p{Ll}\\d,(:] ?${escapeRegExp(surface)}(?![\\p{L}\\d-])`, "u");
  return again.test(text) ? last : null;
}

/** True for a word that a person declared to be no name. */
const isNoName = (surface: string): boolean => getDeclaredClass(surface) === "none";

function parseUnlistedName(
  text: string,
  tokens: readonly Token[],
  index: number,
  { domainTerms, unlistedBenchmarks }: ProposedNameIndex,
): Mention | null {
  const last = matchName(tokens, index) ?? findRepeatedName(text, tokens, index);
  if (last === null) return null;
  const surface = text.slice(tokens[index]?.start, tokens[last]?.end);
  if (isExcludedName(surface) && (isNoName(surface) || !BENCHMARK_NOUNS.has(wordAt(tokens, last + 1)))) return null;
  const metric = last > index ? findLexiconEntry(tokens[last]?.text ?? "")?.metric : undefined;
  if (metric) return { kind: "metric", first: index, last, surface, name: surface, metric };
  if (isMetricPhrase(surface)) return { kind: "metric", first: index, last, surface, name: surface };
  const isTerm = domainTerms.has(surface) || isTechnique(surface);
  const name = findBracketedInitialism(tokens, index, last) ?? surface.replace(SHARED_TASK, "");
  if (!isTerm && (unlistedBenchmarks.has(surface) || isBenchmarkName(surface)))
    return { kind: "benchmark", first: index, last, surface, name };
  return { kind: "name", first: index, last, surface, name, ...(isTerm ? { domainTerm: isTerm } : {}) };
}

/** Returns all mentions of a sentence, without overlaps. At each token, the longest one is returned. */
export function findMentions(text: string, tokens: readonly Token[], proposed: ProposedNameIndex): Mention[] {
  const found: Mention[] = [];
  let i = 0;
  while (i < tokens.length) {
    const mention = parseMention(text, tokens, i, proposed, found.at(-1));
    if (mention) {
      const before = found.at(-1);
      const sized = before && mergeSizeIntoModel(text, tokens, before, mention);
      if (before && isBenchmarkPart(before, mention))
        found[found.length - 1] = mergeMentions(text, tokens, before, mention);
      else if (sized) found[found.length - 1] = sized;
      else found.push(mention);
      i = mention.last + 1;
    } else i++;
  }
  return found;
}

/** "GAIA P95", "M5 SKUs", "AVEC 2016 TIDE Challenge": a metric, a counted noun, or a separate name. */
const NOT_A_BENCHMARK_PART = /^(?:(?:Top|Recall|Hit|Rank|P)-?\d|\p{Lu}{2,}s$|\p{Lu}{3,} |[^\p{Lu}\d])/u;

/** "RULER Full-13", "REVERIE Test Unseen": a name directly after a benchmark, listed or proposed, is its subset or version. */
const isBenchmarkPart = (before: Mention, mention: Mention): boolean =>
  (before.kind === "benchmark" || before.proposedKind === "benchmark") &&
  (mention.kind === "name" || mention.kind === "benchmark") &&
  mention.first === before.last + 1 &&
  !NOT_A_BENCHMARK_PART.test(mention.surface);

function mergeMentions(text: string, tokens: readonly Token[], before: Mention, { last, surface }: Mention): Mention {
  const whole = text.slice(tokens[before.first]?.start, tokens[last]?.end);
  const isNoun = BENCHMARK_NOUNS.has(surface.toLowerCase()) || SHARED_TASK.test(surface);
  const name = isNoun ? before.name : `${before.name} ${surface}`;
  return { ...before, last, surface: whole, name };
}

/** "the HARBOR-1M benchmark": a name with the shape of a model, but of no known family, that the text calls a dataset. */
const reclassifyAsBenchmark = (mention: Mention, { unlistedBenchmarks }: ProposedNameIndex): Mention =>
  unlistedBenchmarks.has(mention.surface) && findModelFamily(mention.surface) === null
    ? { kind: "benchmark", first: mention.first, last: mention.last, surface: mention.surface, name: mention.surface }
    : mention;

/** A word without the shape of a new name. */
const isPlainWord = textTest(/^[a-z'-]+$/);

/** A word that begins no mention but that of a proposed name. Nearly every word is one. */
const isOrdinaryWord = createTriggerTest((word) => isPlainWord({ word }) && beginsNoEntry(word));

const longerMention = (a: Mention | null, b: Mention | null): Mention | null =>
  !a ? b : !b ? a : b.last > a.last ? b : a;

function parseMention(
  text: string,
  tokens: readonly Token[],
  index: number,
  proposed: ProposedNameIndex,
  before: Mention | undefined,
): Mention | null {
  const token = tokens[index] as Token;
  if (token.kind === "sign") {
    if (!before || before.last !== index - 1) return null;
    return parseRepeatedYear(tokens, index, before) ?? parseSlashVariant(tokens, index, before);
  }
  if (token.lower === "and" && before?.last === index - 1) {
    const repeated = parseRepeatedYear(tokens, index, before);
    if (repeated) return repeated;
  }
  if (token.kind === "number")
    return parseSizeMention(text, tokens, index) ?? toListedMention(matchLexicon(text, tokens, index), index);
  const proposedMention = parseProposedName(text, tokens, index, proposed);
  if (isOrdinaryWord(token)) return proposedMention;
  const found = matchLexicon(text, tokens, index);
  const match = found && hasOtherMeaning(text, tokens, index, found, proposed.domainTerms, before) ? null : found;
  const model = parseModel(text, tokens, index, match?.entry.model ? match.last : null);
  const known = longerMention(match ? extendWithEdition(text, tokens, toLexiconMention(index, match)) : null, model);
  if (proposedMention && (!known || proposedMention.last >= known.last)) return proposedMention;
  if (isPlainWord(token)) return known;
  const named = known ?? parseMetricAtK(token, index);
  if (named?.kind === "model") return reclassifyAsBenchmark(named, proposed);
  if (named?.kind === "metric") return named;
  if (!named && proposed.metricAcronyms.has(token.text))
    return tokens[index - 1]?.text === "("
      ? null
      : { kind: "metric", first: index, last: index, surface: token.text, name: token.text };
  if (!named && (proposed.nonSystemTerms.has(token.text) || isPluralAcronym(token))) return null;
  return named ?? parseUnlistedMetric(tokens, index) ?? parseUnlistedName(text, tokens, index, proposed);
}

const toListedMention = (match: LexiconMatch | null, index: number): Mention | null =>
  match ? toLexiconMention(index, match) : null;
