import Link from "next/link";
import { type DataQuality, HIGH_CONFIDENCE } from "@/db/queries/get-data-quality";
import { formatNumber } from "@/lib/format/numbers";
import classes from "./overview.module.css";

interface QualityCount {
  readonly label: string;
  readonly count: number;
  readonly href: string;
  /** Of what the count is a share; null where it is none. */
  readonly total: number | null;
}

const listQualityCounts = (quality: DataQuality): QualityCount[] => {
  const total = quality.claims;
  return [
    {
      label: "Stated gain disagrees with before and after",
      count: quality.mismatch,
      href: "/claims?check=mismatch",
      total,
    },
    { label: "Benchmark not named", count: quality.no_benchmark, href: "/claims?benchmark=none", total },
    { label: "Metric not stated", count: quality.no_metric, href: "/claims?metric=none", total },
    { label: "Model not stated", count: quality.no_model, href: "/claims?model=none", total },
    { label: "Size of the model unknown", count: quality.no_size, href: "/claims?size=unknown", total },
    {
      label: `Confidence of ${HIGH_CONFIDENCE} and more`,
      count: quality.sure,
      href: `/claims?confidence=${HIGH_CONFIDENCE}`,
      total,
    },
    {
      label: "Accepted or corrected by a person",
      count: quality.reviewed,
      href: "/claims?status=accepted&status=corrected",
      total,
    },
    { label: "Papers without a claim", count: quality.silent_papers, href: "/papers", total: null },
    { label: "Records skipped or mended in imports", count: quality.issues, href: "/imports", total: null },
  ];
};

const formatShare = (count: number, total: number): string => {
  const percent = (100 * count) / total;
  return `${percent > 0 && percent < 1 ? "<1" : formatNumber(Math.round(percent))}%`;
};

/** How far the claims can be trusted, each count leading to what it counts. */
export function DataQualityList({ quality }: { readonly quality: DataQuality }) {
  return (
    <dl className={classes.quality}>
      {listQualityCounts(quality).map(({ label, count, href, total: of }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span className={classes.share}>{of === null || of === 0 ? "" : formatShare(count, of)}</span>
            <Link href={href} prefetch={false} aria-label={`${label}: ${formatNumber(count)}`}>
              {formatNumber(count)}
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}
