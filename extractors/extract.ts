import type { ExtractedClaim } from "@/lib/claim";
import type { Span } from "@/lib/span";
import type { Snapshot } from "./explain-steps";
import { type BaseModel, findBaseModel, mayTellModel } from "./mentions/base-model";
import { findCalledBenchmarks } from "./mentions/called-benchmarks";
import { describedTechnique } from "./mentions/described-technique";
import { findMentions, indexOwnNames, type OwnIndex } from "./mentions/find-mentions";
import { findMeasures } from "./mentions/measure-names";
import type { OwnName } from "./mentions/own-name";
import { findOwnNames } from "./mentions/own-names";
import { findThings, findTradeTerms } from "./mentions/trade-terms";
import { refineBaselines, refineSelfRivals } from "./refiners/baselines/bind-baselines";
import { refineCarriedBaselines } from "./refiners/baselines/carry-baselines";
import { refineSharedBaselines } from "./refiners/baselines/share-baselines";
import { refineBenchmarks } from "./refiners/benchmarks/bind-benchmarks";
import { refineCarriedBenchmarks } from "./refiners/benchmarks/carry-benchmarks";
import { refineSharedBenchmarks } from "./refiners/benchmarks/shared-benchmarks";
import type { PaperContext } from "./refiners/context/paper-context";
import { refineAggregate } from "./refiners/figures/averages";
import { refineKinds, refineQualifiers } from "./refiners/figures/grade";
import { refineMerge, refineVersus } from "./refiners/figures/merge";
import { pairLists } from "./refiners/figures/pair-lists";
import { toExtractedClaim } from "./refiners/finish";
import { refineRespective } from "./refiners/lists/respective";
import { refineMetrics } from "./refiners/metrics/bind-metric";
import { refineMetricNames } from "./refiners/metrics/both-names";
import { refineRivalMetrics } from "./refiners/metrics/rival-metrics";
import { refineSystems } from "./refiners/systems/bind-systems";
import { refineBaseModel, refineCarriedSystems, refineSharedSystems } from "./refiners/systems/carry";
import { isBackground } from "./rules/background";
import type { Draft } from "./rules/draft";
import { judgeQuantities } from "./rules/judge";
import { proposeBareGains, proposeChanges } from "./rules/propose-changes";
import { type Dropped, dropAll, proposeScores } from "./rules/propose-scores";
import { findQuantities, type Quantity } from "./rules/quantity";
import { buildScene, type Scene } from "./rules/scene";
import { settingOf } from "./rules/settings";
import { spreadGains, spreadPoints } from "./rules/spread-gains";
import { normalizeText, toOriginal } from "./text/normalize";
import { findSentences } from "./text/sentences";
import { readTokens, type Token } from "./text/tokens";
import type { NormalText } from "./text/writer";
import { ABSTRACT_LIMIT, exceeds, numberBudget } from "./work-limits";

/** What the extractor reads: it never sees more of a paper than this. */
export interface Input {
  readonly title: string;
  readonly abstract: string;
}

/** What it gives: claims in text order, the sentences, and notes on what it left unread. */
export interface Extraction {
  readonly claims: ExtractedClaim[];
  /** Sentences as spans of the abstract, in order; `sentence_index` counts in it. */
  readonly sentences: readonly Span[];
  /** One sentence each, e.g. that a sentence was longer than the limit. */
  readonly notes: readonly string[];
}

/** Everything that happened on the way, for `explain`. */
export interface Trace extends Extraction {
  readonly normal: NormalText;
  readonly own: readonly OwnName[];
  readonly scenes: readonly Scene[];
  readonly dropped: ReadonlyMap<Scene, readonly Dropped[]>;
  readonly drafts: readonly Draft[];
  /** The drafts as the rules proposed them and as each pass of the refiners left them. */
  readonly snapshots: readonly Snapshot[];
}

const NUMBER = /\d/;

/** A sentence as tokens, with its place in the text and among the sentences. */
interface Read {
  readonly tokens: readonly Token[];
  readonly span: Span;
  readonly index: number;
}

/** Text → sentences → tokens; only sentences within the limits of `work-limits.ts`. */
function readSentences(normal: NormalText, spans: readonly Span[], notes: string[]): Read[] {
  return spans.flatMap((span, index) => {
    const length = span[1] - span[0];
    if (exceeds(index, { characters: length }, notes)) return [];
    const tokens = readTokens(normal.text, span[0], span[1]);
    return exceeds(index, { tokens: tokens.length }, notes) ? [] : [{ tokens, span, index }];
  });
}

/** A sentence in which some number may be a result. */
interface Numeric extends Read {
  readonly quantities: readonly Quantity[];
}

/** Sentences whose numbers are all settings, sizes and dates are left here: most of them; and those past the budget. */
function numericOf(read: readonly Read[], notes: string[]): Numeric[] {
  const budget = numberBudget(notes);
  return read.flatMap((r) => {
    if (!r.tokens.some((t) => t.kind === "number")) return [];
    const quantities = findQuantities(r.tokens);
    if (exceeds(r.index, { numbers: quantities.length }, notes)) return [];
    if (!quantities.some((q) => settingOf(r.tokens, q)?.soft !== false)) return [];
    return budget.takes(r.index, quantities.length) ? [{ ...r, quantities }] : [];
  });
}

/** Mentions and quantities of a sentence, as the scene that rules read. */
function toScene(normal: NormalText, { tokens, index, quantities }: Numeric, own: OwnIndex): Scene {
  return buildScene(normal.text, index, tokens, quantities, findMentions(normal.text, tokens, own));
}

/** A pass of the refiners, by the name that `explain` shows. */
type Pass = readonly [string, (drafts: readonly Draft[]) => Draft[]];

/** The passes of the refiners, in their order. */
const passesOf = (context: PaperContext): readonly Pass[] => [
  ["metrics", refineMetrics],
  ["benchmarks", refineBenchmarks],
  ["shared benchmarks", refineSharedBenchmarks],
  ["versus", refineVersus],
  ["systems", (drafts) => refineSystems(drafts, context)],
  ["metrics of rivals", refineRivalMetrics],
  ["shared systems", refineSharedSystems],
  ["carried systems", refineCarriedSystems],
  ["base model", (drafts) => refineBaseModel(drafts, context)],
  ["names of metrics", (drafts) => refineMetricNames(drafts, context)],
  ["baselines", refineBaselines],
  ["shared baselines", refineSharedBaselines],
  ["carried baselines", (drafts) => refineCarriedBaselines(drafts, context)],
  ["rivals of itself", refineSelfRivals],
  ["carried benchmarks", (drafts) => refineCarriedBenchmarks(drafts, context)],
  ["respectively", refineRespective],
  ["kinds of gain", refineKinds],
  ["qualifiers", refineQualifiers],
  ["averages", refineAggregate],
];

/** The first of three sentences or more, where it tells the state of the world. */
const opensText = ({ index, tokens }: Scene, { sceneAt }: PaperContext): boolean =>
  index === 0 && isBackground(tokens) && sceneAt(2) !== undefined;

/** Propose, then refine: the drafts after each pass, the last ones being the claims. */
function toSnapshots(
  scenes: readonly Scene[],
  context: PaperContext,
  dropped: Map<Scene, readonly Dropped[]>,
): Snapshot[] {
  const proposed = scenes.flatMap((scene) => {
    if (opensText(scene, context)) {
      dropped.set(scene, dropAll(scene, "told of the world before the work is spoken of"));
      return [];
    }
    const statuses = judgeQuantities(scene);
    const cued = spreadGains(scene, statuses, proposeChanges(scene, statuses));
    const gains = spreadPoints(scene, statuses, proposeBareGains(scene, statuses, cued));
    const scores = proposeScores(scene, statuses, gains);
    dropped.set(scene, scores.dropped);
    return refineMerge(pairLists(scores.drafts));
  });
  const snapshots: Snapshot[] = [{ pass: "rules", drafts: proposed }];
  for (const [pass, refine] of passesOf(context))
    snapshots.push({ pass, drafts: refine(snapshots.at(-1)?.drafts ?? []) });
  return snapshots;
}

/** What is read of a paper before its names are known. */
interface Text {
  readonly title: string;
  readonly normal: NormalText;
  readonly read: readonly Read[];
}

/** What refiners may ask of the whole abstract; most never ask, so nothing is read before. */
function contextOf(
  { title, normal, read }: Text,
  numeric: readonly Scene[],
  own: readonly OwnName[],
  index: OwnIndex,
): PaperContext {
  const scenes = new Map(numeric.map((scene) => [scene.index, scene]));
  const sceneAt = (at: number): Scene | undefined => {
    const known = scenes.get(at);
    const sentence = known ? undefined : read.find((r) => r.index === at);
    if (!sentence) return known;
    const scene = toScene(normal, { ...sentence, quantities: findQuantities(sentence.tokens) }, index);
    scenes.set(at, scene);
    return scene;
  };
  const named = own.some((name) => name.kind !== "benchmark");
  const base = (): BaseModel | null => {
    const telling = read.filter(({ span }) => mayTellModel(normal.text.slice(...span)));
    return findBaseModel(
      telling.flatMap((r) => sceneAt(r.index) ?? []),
      named,
    );
  };
  const tokens = read.map((r) => r.tokens);
  const technique = (): string | null => (own.length > 0 ? null : describedTechnique(title, normal.text, tokens));
  return { text: normal.text, own, technique, sceneAt, base };
}

/** The whole pipeline with all that `explain` shows. */
export function traceAbstract({ title: written, abstract }: Input): Trace {
  const notes: string[] = [];
  if (abstract.length > ABSTRACT_LIMIT)
    notes.push(`the abstract has ${abstract.length} characters; read were ${ABSTRACT_LIMIT}`);
  const normal = normalizeText(abstract.slice(0, ABSTRACT_LIMIT));
  const spans = findSentences(normal.text);
  const sentences = spans.map((s) => toOriginal(normal, s));
  const dropped = new Map<Scene, readonly Dropped[]>();
  const none = { claims: [], own: [], scenes: [], drafts: [], snapshots: [] };
  const blank: Trace = { ...none, sentences, notes, normal, dropped };
  if (!NUMBER.test(normal.text)) return blank;
  const read = readSentences(normal, spans, notes);
  const numeric = numericOf(read, notes);
  if (numeric.length === 0) return blank;
  const title = normalizeText(written).text;
  const things = findThings(normal.text);
  const tokens = read.map((r) => r.tokens);
  const own = findOwnNames(title, normal.text, tokens, things);
  const index = indexOwnNames(
    own,
    findTradeTerms(normal.text),
    findMeasures(normal.text),
    things,
    findCalledBenchmarks(normal.text, tokens),
  );
  const scenes = numeric.map((r) => toScene(normal, r, index));
  const ours = own.filter((name) => !name.borrowed);
  const snapshots = toSnapshots(scenes, contextOf({ title, normal, read }, scenes, ours, index), dropped);
  const drafts = snapshots.at(-1)?.drafts ?? [];
  const claims = drafts.map((d) => toExtractedClaim(d, { normal, abstract, sentences }));
  return { ...blank, claims, own, scenes, drafts, snapshots };
}

/** Every claim of an abstract. Pure and total: the same input gives the same output, any string is taken. */
export function extractClaims(input: Input): Extraction {
  const { claims, sentences, notes } = traceAbstract(input);
  return { claims, sentences, notes };
}
