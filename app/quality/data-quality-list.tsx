import Link from "next/link";
import { HIGH_CONFIDENCE } from "@/db/queries/get-claim-counts";
import type { DataQuality } from "@/db/queries/get-data-quality";
import { formatNumber } from "@/lib/format/numbers";
import { formatShare } from "./format-precision";
import classes from "./quality.module.css";

interface QualityCount {
  readonly label: string;
  readonly count: number;
  readonly href: string;
  /** Total for the percentage; null if no percentage is shown. */
  readonly total: number | null;
}

const listQualityCounts = (quality: DataQuality): QualityCount[] => {
  const total = quality.claims;
  return [
    {
      label: "Stated gain does not match before and after",
      count: quality.mismatch,
      href: "/claims?check=mismatch",
      total,
    },
    { label: "Benchmark not named", count: quality.no_benchmark, href: "/claims?benchmark=none", total },
    { label: "Metric not stated", count: quality.no_metric, href: "/claims?metric=none", total },
    { label: "Model not stated", count: quality.no_model, href: "/claims?model=none", total },
    { label: "Model size unknown", count: quality.no_size, href: "/claims?size=unknown", total },
    {
      label: `Confidence ${HIGH_CONFIDENCE} or higher`,
      count: quality.sure,
      href: `/claims?confidence=${HIGH_CONFIDENCE}`,
      total,
    },
    {
      label: "Accepted or corrected in review",
      count: quality.reviewed,
      href: "/claims?status=accepted&status=corrected",
      total,
    },
    { label: "Papers without claims", count: quality.silent_papers, href: "/papers", total: null },
    { label: "Records skipped or repaired during import", count: quality.issues, href: "/imports", total: null },
  ];
};

/** Counts of incomplete, inconsistent and reviewed claims, each linked to the counted items. */
export function DataQualityList({ quality }: { readonly quality: DataQuality }) {
  return (
    <dl className={classes.counts}>
      {listQualityCounts(quality).map(({ label, count, href, total }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span className={classes.share}>{total === null || total === 0 ? "" : formatShare(count / total)}</span>
            <Link href={href} prefetch={false} aria-label={`${label}: ${formatNumber(count)}`}>
              {formatNumber(count)}
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}
