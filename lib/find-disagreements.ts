import type { Claim } from "./claim";
import type { Fault } from "./find-faults";
import { formatValue } from "./format";
import { type Baseline, toBaselines } from "./model-baselines";
import { modelKey } from "./model-names";

/** Papers that give different values for one model on one axis. */
export interface Disagreement extends Fault {
  /** The claims that say so, that of the lowest value first. */
  readonly claims: readonly string[];
}

/** Looks at claims one at a time and tells at the end where papers disagree on a model itself. */
export interface BaselineWatch {
  readonly see: (claim: Claim) => void;
  readonly disagreements: () => Disagreement[];
}

interface Seen {
  readonly name: string;
  readonly spellings: Set<string>;
  readonly claims: Claim[];
}

/** Without its texts: many claims are kept at once. */
const slim = (claim: Claim): Claim => ({ ...claim, sentence: "", authors: [], spans: {}, inferred: {} });

function toDisagreement(model: string, { scope, label, unit, values }: Baseline): Disagreement {
  const said = values.map(({ value, title }) => `${formatValue(value, unit)} in "${title}"`);
  return {
    kind: "baseline",
    message: `${model} on ${scope}, ${label}: ${said.join(", ")}`,
    claims: values.map(({ claim }) => claim),
  };
}

export function watchBaselines(): BaselineWatch {
  const models = new Map<string, Seen>();
  const rivals = new Map<string, Claim[]>();
  const see = (claim: Claim): void => {
    const { model_id, model, baseline } = claim;
    if (model_id !== null) {
      const seen = models.get(model_id) ?? { name: model ?? model_id, spellings: new Set(), claims: [] };
      for (const name of [model_id, model ?? ""]) seen.spellings.add(modelKey(name));
      seen.claims.push(slim(claim));
      models.set(model_id, seen);
    }
    const rival = baseline === null ? "" : modelKey(baseline);
    if (rival === "") return;
    const named = rivals.get(rival) ?? [];
    named.push(slim(claim));
    rivals.set(rival, named);
  };
  const disagreements = (): Disagreement[] =>
    [...models].flatMap(([id, { name, spellings, claims }]) => {
      const others = [...spellings].flatMap((key) => rivals.get(key) ?? []).filter(({ model_id }) => model_id !== id);
      const found = toBaselines(claims, others).filter(({ differs }) => differs);
      return found.map((one) => toDisagreement(name, one));
    });
  return { see, disagreements };
}
