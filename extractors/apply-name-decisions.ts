import type { ExtractedClaim, Slot } from "@/lib/claim/claim";
import { recomputeGain } from "@/lib/claim/recompute-gain";
import { BETTER_VALUES, type NameFacts } from "@/lib/names/name-decision";
import { isListedMetric, toQualifiedKey } from "@/lib/names/name-key";
import type { NameClass, NameKind } from "@/lib/names/name-kind";
import type { UserLexicon } from "@/lib/names/user-lexicon";
import { identifyMetric, identifyModel } from "./identify";

/** The last stage of the extractor: the names of claims are replaced or removed as a person decided. */

interface NameTable {
  readonly lexicon: UserLexicon;
  /** Name that replaces a name, null if it is hidden, undefined if nothing was decided. */
  readonly getTarget: (kind: NameKind, name: string) => string | null | undefined;
  /** True if a person declared the name to be something else than one of these kinds. */
  readonly isOther: (name: string, kinds: readonly NameClass[]) => boolean;
  readonly getClass: (name: string) => NameClass | undefined;
  readonly getFacts: (kind: NameKind, name: string) => NameFacts | undefined;
}

function toNameTable(lexicon: UserLexicon): NameTable {
  const { rows, targets } = lexicon;
  const names = new Map(targets.map(({ kind, name, to }) => [toQualifiedKey(kind, name), to]));
  const declared = rows.filter((row) => row.isDeclared);
  // A declaration holds for all spellings of a system and for all names of a benchmark.
  const classes = new Map(
    declared.flatMap(({ name, aliases, exactAliases, kind }) =>
      [name, ...aliases, ...exactAliases].flatMap((one) =>
        [toQualifiedKey("method", one), toQualifiedKey("benchmark", one)].map((key) => [key, kind] as const),
      ),
    ),
  );
  const facts = new Map(
    rows.flatMap((row) => (row.kind === "none" ? [] : [[toQualifiedKey(row.kind, row.name), row.facts] as const])),
  );
  const getClass = (name: string): NameClass | undefined =>
    classes.get(toQualifiedKey("method", name)) ?? classes.get(toQualifiedKey("benchmark", name));
  return {
    lexicon,
    getTarget: (kind, name) => names.get(toQualifiedKey(kind, name)),
    getClass,
    isOther: (name, kinds) => {
      const is = getClass(name);
      return is !== undefined && !kinds.includes(is);
    },
    getFacts: (kind, name) => facts.get(toQualifiedKey(kind, name)),
  };
}

/** Removes the evidence of slots. */
function withoutEvidence(claim: ExtractedClaim, ...slots: readonly Slot[]): ExtractedClaim {
  const omit = <T>(bySlot: Partial<Record<Slot, T>>) =>
    Object.fromEntries(Object.entries(bySlot).filter(([slot]) => !slots.includes(slot as Slot)));
  return { ...claim, spans: omit(claim.spans), inferred: omit(claim.inferred) };
}

function applyToBenchmarks(claim: ExtractedClaim, { getTarget, isOther }: NameTable): ExtractedClaim {
  const benchmarks = claim.benchmarks.flatMap((name) => {
    if (isOther(name, ["benchmark"])) return [];
    const target = getTarget("benchmark", name);
    return target === undefined ? name : (target ?? []);
  });
  const text = claim.benchmark_text;
  const dropsText = text !== null && isOther(text, ["benchmark"]);
  const changed = { ...claim, benchmarks: [...new Set(benchmarks)], benchmark_text: dropsText ? null : text };
  const emptied = [
    ...(claim.benchmarks.length > 0 && benchmarks.length === 0 ? (["benchmarks"] as const) : []),
    ...(dropsText ? (["benchmark_text"] as const) : []),
  ];
  return emptied.length === 0 ? changed : withoutEvidence(changed, ...emptied);
}

const NO_MODEL = { model: null, size_b: null, model_id: null, model_family: null, active_b: null };

/** Moves the evidence of one slot to another. */
function moveEvidence(claim: ExtractedClaim, from: Slot, to: Slot): ExtractedClaim {
  const { [from]: span, ...spans } = claim.spans;
  const { [from]: origin, ...inferred } = claim.inferred;
  return {
    ...claim,
    spans: span === undefined ? spans : { ...spans, [to]: span },
    inferred: origin === undefined ? inferred : { ...inferred, [to]: origin },
  };
}

/** A model in the slot of the method, or the other way round, changes its slot if the other one is empty. */
function applyClassesToSystem(claim: ExtractedClaim, { getClass, isOther, lexicon }: NameTable): ExtractedClaim {
  const { method, model } = claim;
  if (model !== null && isOther(model, ["model"])) {
    const emptied = withoutEvidence({ ...claim, ...NO_MODEL }, "size_b");
    const isMoved = getClass(model) === "method" && method === null;
    return isMoved ? moveEvidence({ ...emptied, method: model }, "model", "method") : withoutEvidence(emptied, "model");
  }
  if (method !== null && isOther(method, ["method"])) {
    const isMoved = getClass(method) === "model" && model === null;
    const emptied = { ...claim, method: null };
    if (!isMoved) return withoutEvidence(emptied, "method");
    const { size_b = null, ...facts } = identifyModel(method, lexicon);
    return moveEvidence({ ...emptied, model: method, size_b, ...facts }, "method", "model");
  }
  return claim;
}

function applyToSystem(before: ExtractedClaim, names: NameTable): ExtractedClaim {
  let claim = applyClassesToSystem(before, names);
  const method = claim.method === null ? undefined : names.getTarget("method", claim.method);
  if (method === null) claim = withoutEvidence({ ...claim, method }, "method");
  else if (method !== undefined) claim = { ...claim, method };
  const model = claim.model === null ? undefined : names.getTarget("model", claim.model);
  if (model === null) claim = withoutEvidence({ ...claim, ...NO_MODEL }, "model", "size_b");
  else if (model !== undefined) claim = { ...claim, model, ...identifyModel(model, names.lexicon) };
  const size = claim.model === null ? undefined : names.getFacts("model", claim.model)?.size_b;
  const isStated = claim.spans.size_b !== undefined;
  return size === undefined || isStated ? claim : { ...claim, size_b: size };
}

/** Only the metrics of `lexicon/` have an id; those that a person declared have their name. */
const withoutUnlistedId = (claim: ExtractedClaim): ExtractedClaim =>
  claim.metric_id === null || isListedMetric(claim.metric_id) ? claim : { ...claim, metric_id: null };

function applyToMetric(before: ExtractedClaim, { lexicon, getTarget, isOther, getFacts }: NameTable): ExtractedClaim {
  if (before.metric === null) return before;
  const isOtherKind = isOther(before.metric, ["metric"]);
  const target = isOtherKind ? null : getTarget("metric", before.metric_id ?? before.metric);
  if (target === null) {
    const nothing = { metric: null, metric_id: null, k: null, higher_is_better: null };
    return recomputeGain(withoutEvidence({ ...before, ...nothing }, "metric"), before);
  }
  let claim = before;
  if (target !== undefined) {
    const { k, ...metric } = identifyMetric(target, lexicon);
    claim = { ...before, metric: target, ...metric, k: k ?? before.k };
  }
  const better = getFacts("metric", claim.metric_id ?? target ?? before.metric)?.better;
  if (better !== undefined) claim = { ...claim, higher_is_better: BETTER_VALUES[better] };
  const isTurned = claim.higher_is_better !== before.higher_is_better;
  return withoutUnlistedId(isTurned ? recomputeGain(claim, before) : claim);
}

function applyToBaseline(claim: ExtractedClaim, { getTarget, isOther }: NameTable): ExtractedClaim {
  if (claim.baseline === null) return claim;
  const ofModel = getTarget("model", claim.baseline);
  // A hidden name has the target null.
  const decided = ofModel === undefined ? getTarget("method", claim.baseline) : ofModel;
  const target = isOther(claim.baseline, ["model", "method"]) ? null : decided;
  if (target === undefined) return claim;
  return target === null ? withoutEvidence({ ...claim, baseline: null }, "baseline") : { ...claim, baseline: target };
}

let last: { readonly key: string; readonly table: NameTable } | null = null;

/** Applies the decisions of a user lexicon to the claims of an abstract. */
export function applyNameDecisions(claims: ExtractedClaim[], lexicon: UserLexicon): ExtractedClaim[] {
  if (lexicon.key === "") return claims;
  if (last?.key !== lexicon.key) last = { key: lexicon.key, table: toNameTable(lexicon) };
  const { table } = last;
  return claims.map((claim) =>
    [applyToBenchmarks, applyToSystem, applyToMetric, applyToBaseline].reduce((one, apply) => apply(one, table), claim),
  );
}
