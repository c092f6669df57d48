import type { ExtractedClaim } from "@/lib/claim/claim";
import type { Span } from "@/lib/claim/span";
import { computeOnce } from "@/lib/format/compute-once";
import type { NormalizedText } from "@/lib/format/span-writer";
import { EMPTY_USER_LEXICON, type UserLexicon } from "@/lib/names/user-lexicon";
import { applyNameDecisions } from "./apply-name-decisions";
import type { PassSnapshot } from "./explain-steps";
import { activateLexicon } from "./lexicon/match-lexicon";
import { type BaseModel, findBaseModel, mayStateBaseModel } from "./mentions/base-model";
import { applyDeclaredKinds } from "./mentions/declared-names";
import { findDescribedTechnique } from "./mentions/described-technique";
import { findDomainTerms, findNonSystemTerms } from "./mentions/domain-terms";
import { findMentions } from "./mentions/find-mentions";
import { findMetricAcronyms } from "./mentions/metric-acronyms";
import type { ProposedName } from "./mentions/proposed-name";
import { indexProposedNames, type ProposedNameIndex } from "./mentions/proposed-name-index";
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
import { findCoordinations } from "./refiners/context/coordinations";
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
import { type Token, tokenize } from "./text/tokens";
import { toExtractedClaim } from "./to-extracted-claim";
import { EXTRACTOR_VERSION } from "./version";
import { ABSTRACT_LIMIT, createNumberBudget, exceedsLimit, TOKEN_LIMIT } from "./work-limits";

/** The input of the extractor: it uses nothing else of a paper. */
export interface AbstractInput {
  readonly title: string;
  readonly abstract: string;
}

/** The output of the extractor: claims in text order, the sentences, and notes on skipped text. */
export interface Extraction {
  readonly claims: ExtractedClaim[];
  /** Sentences as spans of the abstract, in order; `sentence_index` is an index into it. */
  readonly sentences: readonly Span[];
  /** Messages such as that a sentence exceeds the length limit. */
  readonly notes: readonly string[];
}

/** The output with all intermediate results, for `explain`. */
export interface ExtractionTrace extends Extraction {
  readonly normalized: NormalizedText;
  readonly proposedNames: readonly ProposedName[];
  readonly sentenceContexts: readonly SentenceContext[];
  readonly droppedQuantities: ReadonlyMap<SentenceContext, readonly DroppedQuantity[]>;
  readonly candidates: readonly CandidateClaim[];
  /** What the abstract states about its systems and benchmarks; null if no sentence may report a result. */
  readonly paper: PaperContext | null;
  /** The candidates of the rules and after each pass of the refiners. */
  readonly snapshots: readonly PassSnapshot[];
}

const HAS_DIGIT = /\d/;

/** A sentence as tokens, with its span in the text and its index. */
interface TokenizedSentence {
  readonly tokens: readonly Token[];
  readonly span: Span;
  readonly index: number;
}

/** Tokenizes a sentence. Returns null if it exceeds the limits of `work-limits.ts`. */
function tokenizeSentence(text: string, span: Span, index: number, notes: string[]): TokenizedSentence | null {
  if (exceedsLimit(index, { characters: span[1] - span[0] }, notes)) return null;
  const tokens = tokenize(text, span[0], span[1]);
  return exceedsLimit(index, { tokens: tokens.length }, notes) ? null : { tokens, span, index };
}

/** True for a sentence that may have a number or exceed a limit. The others are tokenized only if the abstract may have results. */
const mayHaveNumber = (text: string, [start, end]: Span): boolean =>
  end - start > TOKEN_LIMIT || HAS_DIGIT.test(text.slice(start, end));

/** A sentence with at least one number that may be a result. */
interface NumericSentence extends TokenizedSentence {
  readonly quantities: readonly Quantity[];
}

/** Skips sentences without numbers, with only settings, sizes and dates, and beyond the number budget of the text. */
function findNumericSentences(
  text: string,
  sentences: readonly TokenizedSentence[],
  notes: string[],
): NumericSentence[] {
  const budget = createNumberBudget(text.length, notes);
  const numeric: NumericSentence[] = [];
  for (const { tokens, span, index } of sentences) {
    if (!tokens.some((token) => token.kind === "number")) continue;
    const quantities = findQuantities(tokens);
    if (exceedsLimit(index, { numbers: quantities.length }, notes)) continue;
    if (!quantities.some((quantity) => findNonResult(tokens, quantity)?.soft !== false)) continue;
    if (budget.reserve(index, quantities.length)) numeric.push({ tokens, span, index, quantities });
  }
  return numeric;
}

/** Builds the sentence context that the rules match, with mentions and quantities. */
function toSentenceContext(
  normalized: NormalizedText,
  { tokens, index, quantities }: Omit<NumericSentence, "span">,
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

/** A refiner with the name that `explain` shows. */
type Pass = readonly [string, (candidates: readonly CandidateClaim[]) => CandidateClaim[]];

/** Lists the refiners in the order in which they run. */
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

/** True for the first of at least three sentences if it states background. */
const isOpeningBackground = ({ index, tokens }: SentenceContext, { getSentence }: PaperContext): boolean =>
  index === 0 && isBackgroundSentence(tokens) && getSentence(2) !== undefined;

/** Proposes candidates and refines them. Returns the candidates after each pass; the last ones become the claims. */
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

/** A paper before its names are known. */
interface TokenizedPaper {
  readonly title: string;
  readonly normalized: NormalizedText;
  readonly sentences: readonly TokenizedSentence[];
}

/** True if a sentence has a name in the position of a benchmark. */
const statesBenchmark = (sentence: SentenceContext | undefined): boolean =>
  sentence !== undefined && findCoordinations(sentence).some(({ kind }) => kind === "benchmark");

/** Builds what refiners can query about the whole abstract. All of it is lazy, because most abstracts need none. */
function buildPaperContext(
  { title, normalized, sentences: tokenized }: TokenizedPaper,
  numeric: readonly SentenceContext[],
  proposed: readonly ProposedName[],
  index: ProposedNameIndex,
): PaperContext {
  const sentences = new Map(numeric.map((sentence) => [sentence.index, sentence]));
  const getSentence = (at: number): SentenceContext | undefined => {
    const known = sentences.get(at);
    const unparsed = known ? undefined : tokenized.find((r) => r.index === at);
    if (!unparsed) return known;
    const quantities = findQuantities(unparsed.tokens);
    const sentence = toSentenceContext(normalized, { tokens: unparsed.tokens, index: at, quantities }, index);
    sentences.set(at, sentence);
    return sentence;
  };
  const hasProposedSystem = proposed.some((name) => name.kind !== "benchmark");
  const findAbstractBaseModel = (): BaseModel | null => {
    const mayState = tokenized.filter(({ span }) => mayStateBaseModel(normalized.text.slice(...span)));
    return findBaseModel(
      mayState.flatMap((sentence) => getSentence(sentence.index) ?? []),
      hasProposedSystem,
    );
  };
  const tokens = tokenized.map((sentence) => sentence.tokens);
  return {
    text: normalized.text,
    proposedNames: proposed,
    describeTechnique: computeOnce(() =>
      proposed.length > 0 ? null : findDescribedTechnique(title, normalized.text, tokens),
    ),
    // The sentences with numbers first, which are analyzed in any case.
    namesBenchmark: computeOnce(
      () => numeric.some(statesBenchmark) || tokenized.some(({ index: at }) => statesBenchmark(getSentence(at))),
    ),
    getSentence,
    findBaseModel: findAbstractBaseModel,
  };
}

/** Runs the whole pipeline and returns the claims with all intermediate results. */
export function traceAbstract(
  { title: originalTitle, abstract }: AbstractInput,
  lexicon: UserLexicon = EMPTY_USER_LEXICON,
): ExtractionTrace {
  activateLexicon(lexicon);
  const notes: string[] = [];
  if (abstract.length > ABSTRACT_LIMIT)
    notes.push(`the abstract has ${abstract.length} characters; only the first ${ABSTRACT_LIMIT} were processed`);
  const normalized = normalizeText(abstract.slice(0, ABSTRACT_LIMIT));
  const spans = findSentences(normalized.text);
  const sentences = spans.map((s) => toOriginalSpan(normalized, s));
  const dropped = new Map<SentenceContext, readonly DroppedQuantity[]>();
  const none = { claims: [], proposedNames: [], sentenceContexts: [], candidates: [], paper: null, snapshots: [] };
  const blank: ExtractionTrace = { ...none, sentences, notes, normalized, droppedQuantities: dropped };
  if (!HAS_DIGIT.test(normalized.text)) return blank;
  const withNumbers = spans.map((span, index) =>
    mayHaveNumber(normalized.text, span) ? tokenizeSentence(normalized.text, span, index, notes) : undefined,
  );
  const isTokenized = (sentence: TokenizedSentence | null | undefined): sentence is TokenizedSentence =>
    sentence != null;
  const numeric = findNumericSentences(normalized.text, withNumbers.filter(isTokenized), notes);
  if (numeric.length === 0) return blank;
  const tokenized = withNumbers
    .map((known, index) =>
      known === undefined ? tokenizeSentence(normalized.text, spans[index] as Span, index, notes) : known,
    )
    .filter(isTokenized);
  const title = normalizeText(originalTitle).text;
  const nonSystemTerms = findNonSystemTerms(normalized.text);
  const tokens = tokenized.map((sentence) => sentence.tokens);
  const proposed = applyDeclaredKinds(findProposedNames(title, normalized.text, tokens, nonSystemTerms));
  const index = indexProposedNames(
    proposed,
    findDomainTerms(normalized.text),
    findMetricAcronyms(normalized.text),
    nonSystemTerms,
    findUnlistedBenchmarks(normalized.text, tokens),
  );
  const sentenceContexts = numeric.map((r) => toSentenceContext(normalized, r, index));
  const namesOfPaper = proposed.filter((name) => !name.thirdParty);
  const paper = buildPaperContext({ title, normalized, sentences: tokenized }, sentenceContexts, namesOfPaper, index);
  const snapshots = runPasses(sentenceContexts, paper, dropped);
  const candidates = snapshots.at(-1)?.candidates ?? [];
  const source = { normalized, abstract, sentences, extractor: EXTRACTOR_VERSION };
  const extracted = candidates.map((candidate) => toExtractedClaim({ candidate, all: candidates, paper }, source));
  const claims = applyNameDecisions(extracted, lexicon);
  return { ...blank, claims, proposedNames: proposed, sentenceContexts, candidates, snapshots, paper };
}

/**
 * Extracts every claim of an abstract. Pure and total: the same input gives the same output, and every string is valid input.
 * @param lexicon the decisions of a board about names; none by default
 */
export function extractClaims(input: AbstractInput, lexicon?: UserLexicon): Extraction {
  const { claims, sentences, notes } = traceAbstract(input, lexicon);
  return { claims, sentences, notes };
}
