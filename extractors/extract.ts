import type { ExtractedClaim } from "@/lib/claim/claim";
import type { Span } from "@/lib/claim/span";
import type { PassSnapshot } from "./explain-steps";
import { type BaseModel, findBaseModel, mayStateBaseModel } from "./mentions/base-model";
import { findDescribedTechnique } from "./mentions/described-technique";
import { findDomainTerms, findNonSystemTerms } from "./mentions/domain-terms";
import { findMentions, indexProposedNames, type ProposedNameIndex } from "./mentions/find-mentions";
import { findMetricAcronyms } from "./mentions/metric-acronyms";
import type { ProposedName } from "./mentions/proposed-name";
import { findProposedNames } from "./mentions/proposed-names";
import { findUnlistedBenchmarks } from "./mentions/unlisted-benchmarks";
import { findNonResult } from "./quantities/non-results";
import { findQuantities, type Quantity } from "./quantities/quantity";
import { refineCarriedBaselines } from "./refiners/baselines/carried-baselines";
import { refineBaselines } from "./refiners/baselines/refine-baselines";
import { refineSelfBaselines } from "./refiners/baselines/self-baselines";
import { refineSharedBaselines } from "./refiners/baselines/shared-baselines";
import { refineCarriedBenchmarks } from "./refiners/benchmarks/carried-benchmarks";
import { refineBenchmarks } from "./refiners/benchmarks/refine-benchmarks";
import { refineSharedBenchmarks } from "./refiners/benchmarks/shared-benchmarks";
import type { PaperContext } from "./refiners/context/paper-context";
import { refineRespective } from "./refiners/lists/respective";
import { refineBaselineMetrics } from "./refiners/metrics/baseline-metrics";
import { refineMetricNames } from "./refiners/metrics/metric-acronym-pairs";
import { refineMetrics } from "./refiners/metrics/refine-metrics";
import { refineSystems } from "./refiners/systems/refine-systems";
import { refineBaseModels, refineCarriedSystems, refineSharedSystems } from "./refiners/systems/shared-systems";
import { refineAggregates } from "./refiners/values/aggregates";
import { refineGainKinds, refineQualifiers } from "./refiners/values/kinds-and-qualifiers";
import { pairScoresWithGains } from "./refiners/values/pair-scores-with-gains";
import { refineRestatements, refineVersusPairs } from "./refiners/values/restatements";
import { isBackgroundSentence } from "./rules/background";
import type { CandidateClaim } from "./rules/candidate-claim";
import { classifyQuantities } from "./rules/classify-quantities";
import { propagateGains, propagatePoints } from "./rules/propagate-gains";
import { proposeBareGains, proposeChanges } from "./rules/propose-changes";
import { type DroppedQuantity, dropAllQuantities, proposeScores } from "./rules/propose-scores";
import { buildSentenceContext, type SentenceContext } from "./rules/sentence-context";
import { normalizeText, toOriginalSpan } from "./text/normalize";
import { findSentences } from "./text/sentences";
import type { NormalizedText } from "./text/span-writer";
import { type Token, tokenize } from "./text/tokens";
import { toExtractedClaim } from "./to-extracted-claim";
import { EXTRACTOR_VERSION } from "./version";
import { ABSTRACT_LIMIT, exceeds, numberBudget } from "./work-limits";

/** What the extractor reads: it never sees more of a paper than this. */
export interface AbstractInput {
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
export interface ExtractionTrace extends Extraction {
  readonly normalized: NormalizedText;
  readonly proposedNames: readonly ProposedName[];
  readonly sentenceContexts: readonly SentenceContext[];
  readonly droppedQuantities: ReadonlyMap<SentenceContext, readonly DroppedQuantity[]>;
  readonly candidates: readonly CandidateClaim[];
  /** The drafts as the rules proposed them and as each pass of the refiners left them. */
  readonly snapshots: readonly PassSnapshot[];
}

const HAS_DIGIT = /\d/;

/** A sentence as tokens, with its place in the text and among the sentences. */
interface TokenizedSentence {
  readonly tokens: readonly Token[];
  readonly span: Span;
  readonly index: number;
}

/** Text → sentences → tokens; only sentences within the limits of `work-limits.ts`. */
function tokenizeSentences(normalized: NormalizedText, spans: readonly Span[], notes: string[]): TokenizedSentence[] {
  return spans.flatMap((span, index) => {
    const length = span[1] - span[0];
    if (exceeds(index, { characters: length }, notes)) return [];
    const tokens = tokenize(normalized.text, span[0], span[1]);
    return exceeds(index, { tokens: tokens.length }, notes) ? [] : [{ tokens, span, index }];
  });
}

/** A sentence in which some number may be a result. */
interface NumericSentence extends TokenizedSentence {
  readonly quantities: readonly Quantity[];
}

/** Sentences whose numbers are all settings, sizes and dates are left here: most of them; and those past the budget. */
function findNumericSentences(read: readonly TokenizedSentence[], notes: string[]): NumericSentence[] {
  const budget = numberBudget(notes);
  return read.flatMap((r) => {
    if (!r.tokens.some((t) => t.kind === "number")) return [];
    const quantities = findQuantities(r.tokens);
    if (exceeds(r.index, { numbers: quantities.length }, notes)) return [];
    if (!quantities.some((q) => findNonResult(r.tokens, q)?.soft !== false)) return [];
    return budget.takes(r.index, quantities.length) ? [{ ...r, quantities }] : [];
  });
}

/** Mentions and quantities of a sentence, as the scene that rules read. */
function toSentenceContext(
  normalized: NormalizedText,
  { tokens, index, quantities }: NumericSentence,
  proposed: ProposedNameIndex,
): SentenceContext {
  return buildSentenceContext(
    normalized.text,
    index,
    tokens,
    quantities,
    findMentions(normalized.text, tokens, proposed),
  );
}

/** A pass of the refiners, by the name that `explain` shows. */
type Pass = readonly [string, (candidates: readonly CandidateClaim[]) => CandidateClaim[]];

/** The passes of the refiners, in their order. */
const listPasses = (context: PaperContext): readonly Pass[] => [
  ["metrics", refineMetrics],
  ["benchmarks", refineBenchmarks],
  ["shared benchmarks", refineSharedBenchmarks],
  ["versus", refineVersusPairs],
  ["systems", (candidates) => refineSystems(candidates, context)],
  ["baseline metrics", refineBaselineMetrics],
  ["shared systems", refineSharedSystems],
  ["carried systems", refineCarriedSystems],
  ["base model", (candidates) => refineBaseModels(candidates, context)],
  ["metric names", (candidates) => refineMetricNames(candidates, context)],
  ["baselines", refineBaselines],
  ["shared baselines", refineSharedBaselines],
  ["carried baselines", (candidates) => refineCarriedBaselines(candidates, context)],
  ["self-comparisons", refineSelfBaselines],
  ["carried benchmarks", (candidates) => refineCarriedBenchmarks(candidates, context)],
  ["respectively", refineRespective],
  ["kinds of gain", refineGainKinds],
  ["qualifiers", refineQualifiers],
  ["averages", refineAggregates],
];

/** The first of three sentences or more, where it tells the state of the world. */
const isOpeningBackground = ({ index, tokens }: SentenceContext, { getSentence: sceneAt }: PaperContext): boolean =>
  index === 0 && isBackgroundSentence(tokens) && sceneAt(2) !== undefined;

/** Propose, then refine: the drafts after each pass, the last ones being the claims. */
function runPasses(
  sentences: readonly SentenceContext[],
  context: PaperContext,
  dropped: Map<SentenceContext, readonly DroppedQuantity[]>,
): PassSnapshot[] {
  const proposed = sentences.flatMap((sentence) => {
    if (isOpeningBackground(sentence, context)) {
      dropped.set(sentence, dropAllQuantities(sentence, "background-sentence"));
      return [];
    }
    const statuses = classifyQuantities(sentence);
    const triggered = propagateGains(sentence, statuses, proposeChanges(sentence, statuses));
    const gains = propagatePoints(sentence, statuses, proposeBareGains(sentence, statuses, triggered));
    const scores = proposeScores(sentence, statuses, gains);
    dropped.set(sentence, scores.dropped);
    return refineRestatements(pairScoresWithGains(scores.drafts));
  });
  const snapshots: PassSnapshot[] = [{ pass: "rules", candidates: proposed }];
  for (const [pass, refine] of listPasses(context))
    snapshots.push({ pass, candidates: refine(snapshots.at(-1)?.candidates ?? []) });
  return snapshots;
}

/** What is read of a paper before its names are known. */
interface TokenizedPaper {
  readonly title: string;
  readonly normalized: NormalizedText;
  readonly sentences: readonly TokenizedSentence[];
}

/** What refiners may ask of the whole abstract; most never ask, so nothing is read before. */
function buildPaperContext(
  { title, normalized, sentences: read }: TokenizedPaper,
  numeric: readonly SentenceContext[],
  proposed: readonly ProposedName[],
  index: ProposedNameIndex,
): PaperContext {
  const sentences = new Map(numeric.map((sentence) => [sentence.index, sentence]));
  const sceneAt = (at: number): SentenceContext | undefined => {
    const known = sentences.get(at);
    const sentence = known ? undefined : read.find((r) => r.index === at);
    if (!sentence) return known;
    const scene = toSentenceContext(normalized, { ...sentence, quantities: findQuantities(sentence.tokens) }, index);
    sentences.set(at, scene);
    return scene;
  };
  const named = proposed.some((name) => name.kind !== "benchmark");
  const base = (): BaseModel | null => {
    const mayState = read.filter(({ span }) => mayStateBaseModel(normalized.text.slice(...span)));
    return findBaseModel(
      mayState.flatMap((r) => sceneAt(r.index) ?? []),
      named,
    );
  };
  const tokens = read.map((r) => r.tokens);
  const technique = (): string | null =>
    proposed.length > 0 ? null : findDescribedTechnique(title, normalized.text, tokens);
  return {
    text: normalized.text,
    proposedNames: proposed,
    describeTechnique: technique,
    getSentence: sceneAt,
    findBaseModel: base,
  };
}

/** The whole pipeline with all that `explain` shows. */
export function traceAbstract({ title: written, abstract }: AbstractInput): ExtractionTrace {
  const notes: string[] = [];
  if (abstract.length > ABSTRACT_LIMIT)
    notes.push(`the abstract has ${abstract.length} characters; read were ${ABSTRACT_LIMIT}`);
  const normalized = normalizeText(abstract.slice(0, ABSTRACT_LIMIT));
  const spans = findSentences(normalized.text);
  const sentences = spans.map((s) => toOriginalSpan(normalized, s));
  const dropped = new Map<SentenceContext, readonly DroppedQuantity[]>();
  const none = { claims: [], proposedNames: [], sentenceContexts: [], candidates: [], snapshots: [] };
  const blank: ExtractionTrace = { ...none, sentences, notes, normalized, droppedQuantities: dropped };
  if (!HAS_DIGIT.test(normalized.text)) return blank;
  const read = tokenizeSentences(normalized, spans, notes);
  const numeric = findNumericSentences(read, notes);
  if (numeric.length === 0) return blank;
  const title = normalizeText(written).text;
  const nonSystemTerms = findNonSystemTerms(normalized.text);
  const tokens = read.map((r) => r.tokens);
  const proposed = findProposedNames(title, normalized.text, tokens, nonSystemTerms);
  const index = indexProposedNames(
    proposed,
    findDomainTerms(normalized.text),
    findMetricAcronyms(normalized.text),
    nonSystemTerms,
    findUnlistedBenchmarks(normalized.text, tokens),
  );
  const scenes = numeric.map((r) => toSentenceContext(normalized, r, index));
  const proposedHere = proposed.filter((name) => !name.thirdParty);
  const snapshots = runPasses(
    scenes,
    buildPaperContext({ title, normalized, sentences: read }, scenes, proposedHere, index),
    dropped,
  );
  const candidates = snapshots.at(-1)?.candidates ?? [];
  const source = { normalized, abstract, sentences, extractor: EXTRACTOR_VERSION };
  const claims = candidates.map((d) => toExtractedClaim(d, source));
  return { ...blank, claims, proposedNames: proposed, sentenceContexts: scenes, candidates, snapshots };
}

/** Every claim of an abstract. Pure and total: the same input gives the same output, any string is taken. */
export function extractClaims(input: AbstractInput): Extraction {
  const { claims, sentences, notes } = traceAbstract(input);
  return { claims, sentences, notes };
}
