import { NumberWithUnit, QualifierText } from "@/app/_ui/claim-values";
import { EvidenceLink } from "@/app/_ui/evidence-link";
import { formatMetricName } from "@/lib/claim/metric-name";
import type { NewestModelResult } from "@/lib/claim/model-results";
import { getQualifierSign } from "@/lib/claim/qualifier";
import { toValueParts } from "@/lib/format/numbers";
import classes from "./model-result-list.module.css";

function ModelResultItem({ result, values }: NewestModelResult) {
  const { value, unit, of, qualifier } = result;
  const notes = [formatMetricName(result) ?? "metric not stated", values > 1 && `one of ${values} reported values`];
  return (
    <li>
      <span className={classes.benchmark}>{result.benchmark}</span>{" "}
      <EvidenceLink claimId={result.claim}>
        <QualifierText sign={getQualifierSign(qualifier)} />
        <NumberWithUnit figure={toValueParts(value, unit, of)} />
      </EvidenceLink>{" "}
      <span className={classes.metric}>{notes.filter(Boolean).join(", ")}</span>
    </li>
  );
}

/** Values reported for a model itself, each with its benchmark and metric and a link to its sentence. */
export function ModelResultList({ results }: { readonly results: readonly NewestModelResult[] }) {
  return (
    <ul className={classes.list}>
      {results.map((one) => (
        <ModelResultItem key={one.result.benchmark_id} {...one} />
      ))}
    </ul>
  );
}
