import type { Claim } from "../claim/claim";
import { toModelKey } from "../claim/model-names";
import { type ModelBaseline, toModelBaselines } from "../compare/model-baselines";
import { formatValue } from "../format/numbers";
import type { ComparisonFacts } from "../names/comparison-facts";

/** Different values of several papers for one model on one axis. */
export interface Disagreement {
  readonly message: string;
  /** Lowest value first. */
  readonly claims: readonly Claim[];
}

/** Results that several papers report for a model: their number, and those on which the papers disagree. */
export interface Disagreements {
  readonly checked: number;
  readonly found: readonly Disagreement[];
}

/** Collects claims and finds papers that disagree on the results of a model. */
export interface DisagreementFinder {
  readonly addClaim: (claim: Claim) => void;
  readonly findDisagreements: () => Disagreements;
}

interface ModelClaims {
  readonly name: string;
  readonly spellings: Set<string>;
  readonly claims: Claim[];
}

function toDisagreement(model: string, { scope, label, unit, values }: ModelBaseline<Claim>): Disagreement {
  const statements = values.map(({ claim, after }) => `${formatValue(after, unit)} in "${claim.paper_title}"`);
  return {
    message: `${model} on ${scope}, ${label}: ${statements.join(", ")}`,
    claims: values.map(({ claim }) => claim),
  };
}

export function createDisagreementFinder(facts: ComparisonFacts): DisagreementFinder {
  const models = new Map<string, ModelClaims>();
  const claimsByBaseline = new Map<string, Claim[]>();
  const addClaim = (claim: Claim): void => {
    const { model_id, model, baseline } = claim;
    if (model_id !== null) {
      const seen = models.get(model_id) ?? { name: model ?? model_id, spellings: new Set(), claims: [] };
      for (const name of [model_id, model ?? ""]) seen.spellings.add(toModelKey(name));
      seen.claims.push(claim);
      models.set(model_id, seen);
    }
    const baselineKey = baseline === null ? "" : toModelKey(baseline);
    if (baselineKey === "") return;
    const sameBaseline = claimsByBaseline.get(baselineKey) ?? [];
    sameBaseline.push(claim);
    claimsByBaseline.set(baselineKey, sameBaseline);
  };
  const findDisagreements = (): Disagreements => {
    let checked = 0;
    const found = [...models].flatMap(([id, { name, spellings, claims }]) => {
      const others = [...spellings]
        .flatMap((key) => claimsByBaseline.get(key) ?? [])
        .filter(({ model_id }) => model_id !== id);
      const baselines = toModelBaselines(claims, others, facts);
      checked += baselines.length;
      return baselines.filter(({ differs }) => differs).map((one) => toDisagreement(name, one));
    });
    return { checked, found };
  };
  return { addClaim, findDisagreements };
}
