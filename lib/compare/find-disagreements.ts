import type { Claim } from "../claim/claim";
import type { ConsistencyIssue } from "../claim/consistency-issues";
import { toModelKey } from "../claim/model-names";
import { formatValue } from "../format/numbers";
import { type ModelBaseline, toModelBaselines } from "./model-baselines";

/** Different values of several papers for one model on one axis. */
export interface Disagreement extends ConsistencyIssue {
  /** Ids of the claims, lowest value first. */
  readonly claims: readonly string[];
}

/** Collects claims and finds papers that disagree on the results of a model. */
export interface DisagreementFinder {
  readonly addClaim: (claim: Claim) => void;
  readonly findDisagreements: () => Disagreement[];
}

interface ModelClaims {
  readonly name: string;
  readonly spellings: Set<string>;
  readonly claims: Claim[];
}

/** Drops long fields, because many claims are kept in memory. */
const dropTexts = (claim: Claim): Claim => ({ ...claim, sentence: "", authors: [], spans: {}, inferred: {} });

function toDisagreement(model: string, { scope, label, unit, values }: ModelBaseline): Disagreement {
  const statements = values.map(({ claim, after }) => `${formatValue(after, unit)} in "${claim.paper_title}"`);
  return {
    kind: "baseline",
    message: `${model} on ${scope}, ${label}: ${statements.join(", ")}`,
    claims: values.map(({ claim }) => claim.id),
  };
}

export function createDisagreementFinder(): DisagreementFinder {
  const models = new Map<string, ModelClaims>();
  const claimsByBaseline = new Map<string, Claim[]>();
  const see = (claim: Claim): void => {
    const { model_id, model, baseline } = claim;
    if (model_id !== null) {
      const seen = models.get(model_id) ?? { name: model ?? model_id, spellings: new Set(), claims: [] };
      for (const name of [model_id, model ?? ""]) seen.spellings.add(toModelKey(name));
      seen.claims.push(dropTexts(claim));
      models.set(model_id, seen);
    }
    const baselineKey = baseline === null ? "" : toModelKey(baseline);
    if (baselineKey === "") return;
    const sameBaseline = claimsByBaseline.get(baselineKey) ?? [];
    sameBaseline.push(dropTexts(claim));
    claimsByBaseline.set(baselineKey, sameBaseline);
  };
  const disagreements = (): Disagreement[] =>
    [...models].flatMap(([id, { name, spellings, claims }]) => {
      const others = [...spellings]
        .flatMap((key) => claimsByBaseline.get(key) ?? [])
        .filter(({ model_id }) => model_id !== id);
      const found = toModelBaselines(claims, others).filter(({ differs }) => differs);
      return found.map((one) => toDisagreement(name, one));
    });
  return { addClaim: see, findDisagreements: disagreements };
}
