import Link from "next/link";
import { type DataQuality, SURE } from "@/db/queries/data-quality";
import { formatNumber } from "@/lib/format";
import classes from "./overview.module.css";

interface Line {
  readonly label: string;
  readonly count: number;
  readonly href: string;
  /** Of what the count is a share; null where it is none. */
  readonly of: number | null;
}

const linesOf = (quality: DataQuality): Line[] => {
  const of = quality.claims;
  return [
    {
      label: "Stated gain disagrees with before and after",
      count: quality.mismatch,
      href: "/claims?check=mismatch",
      of,
    },
    { label: "Benchmark not named", count: quality.no_benchmark, href: "/claims?benchmark=none", of },
    { label: "Metric not stated", count: quality.no_metric, href: "/claims?metric=none", of },
    { label: "Model not stated", count: quality.no_model, href: "/claims?model=none", of },
    { label: "Size of the model unknown", count: quality.no_size, href: "/claims?size=unknown", of },
    { label: `Confidence of ${SURE} and more`, count: quality.sure, href: `/claims?confidence=${SURE}`, of },
    {
      label: "Accepted or corrected by a person",
      count: quality.reviewed,
      href: "/claims?status=accepted&status=corrected",
      of,
    },
    { label: "Papers without a claim", count: quality.silent_papers, href: "/papers", of: null },
    { label: "Records skipped or mended in imports", count: quality.issues, href: "/imports", of: null },
  ];
};

const share = (count: number, of: number): string => {
  const percent = (100 * count) / of;
  return `${percent > 0 && percent < 1 ? "<1" : formatNumber(Math.round(percent))} %`;
};

/** How far the claims can be trusted, each count leading to what it counts. */
export function Quality({ quality }: { readonly quality: DataQuality }) {
  return (
    <dl className={classes.quality}>
      {linesOf(quality).map(({ label, count, href, of }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span className={classes.share}>{of === null || of === 0 ? "" : share(count, of)}</span>
            <Link href={href} prefetch={false} aria-label={`${label}: ${formatNumber(count)}`}>
              {formatNumber(count)}
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}
