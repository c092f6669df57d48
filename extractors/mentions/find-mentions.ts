import { isNoName, isTechnique } from "../lexicon/terms";
import { BENCHMARK_NOUNS } from "../rules/cues";
import type { Token } from "../text/tokens";
import { wordAt } from "../text/word-at";
import { isBenchName } from "./benchmark-shape";
import { isMeantElse } from "./called-data";
import { withEdition } from "./editions";
import { lookUp, type Match, matchLexicon } from "./match-lexicon";
import { namesMeasure, readMetricName } from "./measure-names";
import type { Mention } from "./mention";
import { bracketSize, familyOf, readModel, sizesIn } from "./model-grammar";
import { isCapitalised, nameAt, nameOf } from "./name-shape";
import { escapeRegExp, type OwnName } from "./own-name";
import { bracketForm } from "./short-forms";
import { sizedModel } from "./sized-model";
import { writtenName } from "./written-name";

/** Cheaper than `foldName`: both sides are of one abstract. */
const foldOwn = (name: string): string => name.toLowerCase().replace(/[\s_^-]/g, "");

/** What names mean in one abstract: its own names, ready to be found, and acronyms that it spells out as common terms. */
export interface OwnIndex {
  readonly names: ReadonlyMap<string, OwnName>;
  /** First letters of the names: nearly every word leaves there. */
  readonly heads: ReadonlySet<string>;
  readonly terms: ReadonlySet<string>;
  /** Acronyms that it spells out as measures. */
  readonly measures: ReadonlySet<string>;
  /** Acronyms of things that can be no system. */
  readonly things: ReadonlySet<string>;
  /** Names that it calls sets of data. */
  readonly called: ReadonlySet<string>;
}

export function indexOwnNames(
  own: readonly OwnName[],
  terms: ReadonlySet<string> = new Set(),
  measures: ReadonlySet<string> = new Set(),
  things: ReadonlySet<string> = new Set(),
  called: ReadonlySet<string> = new Set(),
): OwnIndex {
  const names = new Map<string, OwnName>();
  for (const n of own) if (!names.has(foldOwn(n.name))) names.set(foldOwn(n.name), n);
  return { names, heads: new Set([...names.keys()].map((name) => name[0] ?? "")), terms, measures, things, called };
}

function readOwn(text: string, tokens: readonly Token[], at: number, { names: own, heads }: OwnIndex): Mention | null {
  const first = tokens[at] as Token;
  let best: { mention: Mention; hit: OwnName } | null = null;
  if (!heads.has(foldOwn(first.text)[0] ?? "")) return null;
  for (let end = at; end < Math.min(tokens.length, at + 6); end++) {
    const t = tokens[end] as Token;
    if (t.kind === "sign" && !t.glued) break;
    const surface = text.slice(first.start, t.end);
    const hit =
      own.get(foldOwn(surface)) ?? (/[A-Z][a-z]*s$/.test(surface) ? own.get(foldOwn(surface.slice(0, -1))) : undefined);
    if (!hit && end === at) {
      const stem = /^(.{2,}?)-(?:\p{Ll}{2,}(?:ed|ing|en)|based|style|like)$/u.exec(surface)?.[1];
      const named = stem === undefined ? undefined : own.get(foldOwn(stem));
      if (named && named.kind !== "benchmark")
        best = {
          mention: { kind: "own", first: at, last: end, surface, name: named.name, own: named.kind },
          hit: named,
        };
    }
    if (hit) best = { mention: { kind: "own", first: at, last: end, surface, name: hit.name, own: hit.kind }, hit };
  }
  if (best === null) return null;
  const { mention, hit } = best;
  const { size_b = bracketSize(tokens, mention.last), active_b } = sizesIn(mention.surface);
  const said = hit.kind === "model" ? hit.size_b : undefined;
  if (size_b === null) return said === undefined ? mention : { ...mention, size_b: said };
  return { ...mention, own: "model", size_b, ...(active_b === undefined ? {} : { active_b }) };
}

function fromLexicon(at: number, { entry, last, surface }: Match): Mention | null {
  if (entry.benchmark)
    return {
      kind: "benchmark",
      first: at,
      last,
      surface,
      name: writtenName(entry.benchmark, surface),
      benchmark: entry.benchmark,
    };
  if (entry.metric) {
    const k = /@\s?(\d{1,4})$/.exec(surface)?.[1];
    return {
      kind: "metric",
      first: at,
      last,
      surface,
      name: entry.metric.name,
      metric: entry.metric,
      ...(k ? { k: Number(k) } : {}),
    };
  }
  return null;
}

/** "pass@8", "Recall@20", "Hit@0.5", "AP35": the metric of the lexicon with its own k or threshold. */
function readAtK(token: Token, at: number): Mention | null {
  const m =
    /^([A-Za-z][A-Za-z\d]*(?:-[A-Za-z]+)?)@(\d{1,4}(?:\.\d{1,3})?[a-z]{0,3}|k|K|N|n)$/.exec(token.text) ??
    /^(m?AP)(\d\d)$/.exec(token.text);
  if (!m) return null;
  const entry = lookUp(`${m[1]}@k`)?.metric ?? lookUp(m[1] as string)?.metric;
  const k = /^\d+$/.test(m[2] as string) ? Number(m[2]) : undefined;
  const name = /^pass$/i.test(m[1] as string) ? `pass@${m[2]}` : token.text;
  return {
    kind: "metric",
    first: at,
    last: at,
    surface: token.text,
    name,
    ...(entry ? { metric: entry } : {}),
    ...(k ? { k } : {}),
  };
}

/** "AIME 2024 and 2025", "AIME24/25": the year alone repeats the benchmark before it. */
function readYearTwin(tokens: readonly Token[], at: number, before: Mention): Mention | null {
  const family = before.benchmark?.family;
  const join = tokens[at];
  let next = at + 1;
  if (tokens[next]?.lower === "and") next++;
  const year = tokens[next];
  if (!family || !join || !/^(?:and|&|\/|,|-)$/.test(join.lower) || year?.kind !== "number") return null;
  if (!/^(?:20)?\d\d$/.test(year.text) || /^(?:%|percent|points?)$/.test(wordAt(tokens, next + 1))) return null;
  const entry = lookUp(`${family} ${year.text}`) ?? lookUp(`${family}${year.text}`);
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

/** "CIFAR-10/100", "TPC-H/C": what stands behind the slash takes the place of the end of the name before it. */
function readSlashTwin(tokens: readonly Token[], at: number, before: Mention): Mention | null {
  const [slash, end] = [tokens[at], tokens[at + 1]];
  if (before.kind !== "benchmark" || slash?.text !== "/" || !end?.glued) return null;
  const own = /^(?:\d{2,4}|\p{Lu})$/u.test(end.text) ? (/\d{1,9}$|\p{Lu}$/u.exec(before.surface)?.[0] ?? "") : "";
  const entry = own === "" ? null : lookUp(`${before.surface.slice(0, -own.length)}${end.text}`);
  if (!entry?.benchmark) return null;
  const { benchmark } = entry;
  return { kind: "benchmark", first: at + 1, last: at + 1, surface: end.text, name: benchmark.name, benchmark };
}

/** "PDEs", "CVEs": several of something. "SAEs", "GNNs", "LCLMs" are several of a kind of model. */
const isPluralThing = (word: string): boolean =>
  /^\p{Lu}{2,5}s$/u.test(word) && !/(?:NN|AE|LM|RM|GAN|AT|FNO|DN|CN|PT|QN|VLA|MP|DM)s$/.test(word);

/** "the X 2025 Shared Task": the contest goes by what stands before. */
const SHARED_TASK = /(?:^| )shared task$/i;

/** "*Tide Calling* leads", where another sentence says "than Tide Calling": two words with capitals that begin a sentence are a name. */
function repeatedName(text: string, tokens: readonly Token[], at: number): number | null {
  const [t, next] = [tokens[at] as Token, tokens[at + 1]];
  if (at > 0 || !isCapitalised(t) || !next || !isCapitalised(next)) return null;
  const last = nameOf(tokens, at);
  const surface = text.slice(t.start, tokens[last]?.end);
  const again = new RegExp(`[\\p{Ll}\\d,(:] ?${escapeRegExp(surface)}(?![\\p{L}\\d-])`, "u");
  return again.test(text) ? last : null;
}

function readName(text: string, tokens: readonly Token[], at: number, { terms, called }: OwnIndex): Mention | null {
  const last = nameAt(tokens, at) ?? repeatedName(text, tokens, at);
  if (last === null) return null;
  const surface = text.slice(tokens[at]?.start, tokens[last]?.end);
  if (isNoName(surface) && !BENCHMARK_NOUNS.has(wordAt(tokens, last + 1))) return null;
  const metric = last > at ? lookUp(tokens[last]?.text ?? "")?.metric : undefined;
  if (metric) return { kind: "metric", first: at, last, surface, name: surface, metric };
  if (namesMeasure(surface)) return { kind: "metric", first: at, last, surface, name: surface };
  const term = terms.has(surface) || isTechnique(surface);
  const name = bracketForm(tokens, at, last) ?? surface.replace(SHARED_TASK, "");
  if (!term && (called.has(surface) || isBenchName(surface)))
    return { kind: "benchmark", first: at, last, surface, name };
  return { kind: "name", first: at, last, surface, name, ...(term ? { term } : {}) };
}

const hasSizeSuffix = (t: Token | undefined): boolean => t?.kind === "number" && /^[BbM]$/.test(t.suffix);

/** "from *1.5B* to *72B*", "*3B*-*70B* models": the ends of a range, between which lie several models. */
const endsRange = (tokens: readonly Token[], at: number): boolean =>
  [-1, 1].some((k) => /^(?:to|-|–)$/.test(wordAt(tokens, at + k)) && hasSizeSuffix(tokens[at + 2 * k]));

/** "7B", "32 billion parameters", "27-billion-parameter", "340M parameter": a size without a name. */
function readSize(text: string, tokens: readonly Token[], at: number): Mention | null {
  const t = tokens[at] as Token;
  if (t.sign !== "" || endsRange(tokens, at)) return null;
  let last = at;
  let scale = { B: 1, b: 1, M: 1e-3, T: 1e3 }[t.suffix] ?? 0;
  const next = (k: number): string => wordAt(tokens, last + k);
  if (t.suffix === "" && /^[BM]$/.test(tokens[at + 1]?.text ?? "") && /^(?:param|model|behav|para)/.test(next(2))) {
    scale = tokens[at + 1]?.text === "B" ? 1 : 1e-3;
    last = at + 1;
  } else if (t.suffix === "" && next(1) === "-" && /^[bm]illion(?:-param\w*)?$/.test(next(2))) {
    scale = next(2).startsWith("b") ? 1 : 1e-3;
    last = at + 2;
  } else if (t.suffix === "" && /^[bm]illion$/.test(next(1)) && /^-?param/.test(next(2))) {
    scale = next(1).startsWith("b") ? 1 : 1e-3;
    last = at + 1;
  }
  if (scale === 0) return null;
  const parameters = tokens[last + 1]?.text === "-" ? next(2) : next(1);
  const counted =
    /^(?:tokens?|samples?|images?|pairs?|examples?|videos?|trajectories|rows|users|instances|documents|data)$/.test(
      parameters,
    );
  const amount = /^param(?:eter)?s$/.test(parameters);
  if (amount || counted || (/^[MT]$/.test(t.suffix) && !/^(?:param|model|para)/.test(parameters))) return null;
  const size_b = Math.round(t.value * scale * 1e6) / 1e6;
  return { kind: "size", first: at, last, surface: text.slice(t.start, tokens[last]?.end), name: "", size_b };
}

/** Every mention of a sentence, longest first at each place, none overlapping. */
export function findMentions(text: string, tokens: readonly Token[], own: OwnIndex): Mention[] {
  const found: Mention[] = [];
  let i = 0;
  while (i < tokens.length) {
    const m = readMention(text, tokens, i, own, found.at(-1));
    if (m) {
      const before = found.at(-1);
      const sized = before && sizedModel(text, tokens, before, m);
      if (before && isPartOf(before, m)) found[found.length - 1] = joined(text, tokens, before, m);
      else if (sized) found[found.length - 1] = sized;
      else found.push(m);
      i = m.last + 1;
    } else i++;
  }
  return found;
}

/** "GAIA P95", "M5 SKUs", "AVEC 2016 TIDE Challenge": a measure of it, what was counted in it, a name of its own. */
const NO_PART = /^(?:(?:Top|Recall|Hit|Rank|P)-?\d|\p{Lu}{2,}s$|\p{Lu}{3,} |[^\p{Lu}\d])/u;

/** "RULER Full-13", "REVERIE Test Unseen": a name right behind a benchmark, also the paper's own, is its part or its version. */
const isPartOf = (before: Mention, m: Mention): boolean =>
  (before.kind === "benchmark" || before.own === "benchmark") &&
  (m.kind === "name" || m.kind === "benchmark") &&
  m.first === before.last + 1 &&
  !NO_PART.test(m.surface);

function joined(text: string, tokens: readonly Token[], before: Mention, { last, surface }: Mention): Mention {
  const whole = text.slice(tokens[before.first]?.start, tokens[last]?.end);
  const called = BENCHMARK_NOUNS.has(surface.toLowerCase()) || SHARED_TASK.test(surface);
  const name = called ? before.name : `${before.name} ${surface}`;
  return { ...before, last, surface: whole, name };
}

/** "the HARBOR-1M benchmark": what reads like the name of a model of no known family may be called data. */
const asCalled = (m: Mention, { called }: OwnIndex): Mention =>
  called.has(m.surface) && familyOf(m.surface) === null
    ? { kind: "benchmark", first: m.first, last: m.last, surface: m.surface, name: m.surface }
    : m;

const longer = (a: Mention | null, b: Mention | null): Mention | null => (!a ? b : !b ? a : b.last > a.last ? b : a);

function readMention(
  text: string,
  tokens: readonly Token[],
  at: number,
  own: OwnIndex,
  before: Mention | undefined,
): Mention | null {
  const t = tokens[at] as Token;
  if (t.kind === "sign") {
    if (!before || before.last !== at - 1) return null;
    return readYearTwin(tokens, at, before) ?? readSlashTwin(tokens, at, before);
  }
  if (t.lower === "and" && before?.last === at - 1) {
    const twin = readYearTwin(tokens, at, before);
    if (twin) return twin;
  }
  if (t.kind === "number") return readSize(text, tokens, at) ?? listed(matchLexicon(text, tokens, at), at);
  const ours = readOwn(text, tokens, at, own);
  const found = matchLexicon(text, tokens, at);
  const match = found && isMeantElse(text, tokens, at, found, own.terms, before) ? null : found;
  const model = readModel(text, tokens, at, match?.entry.model ? match.last : null);
  const known = longer(match ? withEdition(text, tokens, fromLexicon(at, match)) : null, model);
  if (ours && (!known || ours.last >= known.last)) return ours;
  const named = known ?? readAtK(t, at);
  if (named?.kind === "model") return asCalled(named, own);
  if (named?.kind === "metric") return named;
  if (!named && own.measures.has(t.text))
    return tokens[at - 1]?.text === "(" ? null : { kind: "metric", first: at, last: at, surface: t.text, name: t.text };
  if (!named && (own.things.has(t.text) || isPluralThing(t.text))) return null;
  return named ?? readMetricName(tokens, at) ?? readName(text, tokens, at, own);
}

const listed = (match: Match | null, at: number): Mention | null => (match ? fromLexicon(at, match) : null);
