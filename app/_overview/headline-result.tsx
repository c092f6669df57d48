import { EvidenceLink } from "@/app/_ui/evidence-link";
import { InlineFacts } from "@/app/_ui/inline-facts";
import { formatBenchmark, formatResultGain, formatResultValue, toPrintedUnit } from "@/lib/charts/ranked-labels";
import { formatMetricName } from "@/lib/claim/metric-name";
import { formatSystemName } from "@/lib/claim/system-name";
import { findMeasure, type Result } from "@/lib/compare/result";
import { joinNumberParts } from "@/lib/format/numbers";
import styles from "./overview.module.css";

function formatFigures(result: Result): string {
  // The computed sampling error is not part of what the paper reports.
  const value = formatResultValue({ ...result, error: null });
  const measure = findMeasure(result);
  const figures = [
    value === null ? null : joinNumberParts({ number: value, unit: toPrintedUnit(result.protocol.scale.unit) }),
    measure === null ? null : formatResultGain(result, measure),
  ];
  return figures.filter(Boolean).join(", ") || "no value";
}

/** The main result of a paper in one line: values with a link to the evidence, system, benchmark and metric. */
export function HeadlineResult({ result }: { readonly result: Result }) {
  const { claim } = result;
  const benchmark = formatBenchmark(result) ?? claim.benchmark_text;
  return (
    <p className={styles.headlineResult}>
      <EvidenceLink claimId={claim.id}>{formatFigures(result)}</EvidenceLink>
      <span className={styles.resultFacts}>
        <InlineFacts facts={[formatMetricName(claim), benchmark, formatSystemName(claim)]} />
      </span>
    </p>
  );
}
