import { EvidenceLink } from "@/app/_ui/evidence-link";
import { InlineFacts } from "@/app/_ui/inline-facts";
import { formatEdition, formatResultGain, formatResultValue, toPrintedUnit } from "@/lib/charts/ranked-labels";
import type { Claim } from "@/lib/claim/claim";
import { formatMetricName } from "@/lib/claim/metric-name";
import { formatSystemName } from "@/lib/claim/system-name";
import { findMeasure, type Result, toResult } from "@/lib/compare/result";
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
export function HeadlineResult({ claim }: { readonly claim: Claim }) {
  const result = toResult(claim);
  const benchmark = formatEdition(result) ?? claim.benchmark_text;
  return (
    <p className={styles.headlineResult}>
      <EvidenceLink claimId={claim.id}>{formatFigures(result)}</EvidenceLink>
      <span className={styles.resultFacts}>
        <InlineFacts facts={[formatMetricName(claim), benchmark, formatSystemName(claim)]} />
      </span>
    </p>
  );
}
