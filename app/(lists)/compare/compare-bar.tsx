import Link from "next/link";
import { CopyLink } from "@/app/_components/copy-link";
import { type CompareQuery, comparePath, withoutValue } from "@/lib/compare-path";
import { SIZE_BRACKETS } from "@/lib/size-range";
import classes from "./compare.module.css";
import { CompareAddSlot } from "./compare-add-slot";

const ROWS = [
  ["model", "models"],
  ["paper", "papers"],
] as const;

const sizeLabel = (value: string): string => SIZE_BRACKETS.find((one) => one.value === value)?.label ?? `${value}B`;

interface Props {
  readonly query: CompareQuery;
  /** Names of the benchmarks that are asked for, by their ids. */
  readonly names: ReadonlyMap<string, string>;
}

/** A benchmark or a size that is asked for, and the way to be without it. */
function Chip({ label, href }: { readonly label: string; readonly href: string }) {
  return (
    <span className={classes.chip}>
      <span className={classes.chipText} dir="auto">
        {label}
      </span>
      <Link href={href} aria-label={`Remove ${label}`} title="Remove" scroll={false}>
        ×
      </Link>
    </span>
  );
}

function Sizes({ query }: Pick<Props, "query">) {
  return (
    <details className={classes.sizes}>
      <summary>Sizes</summary>
      <div className={classes.sizeList}>
        {SIZE_BRACKETS.filter(({ value }) => !query.size.includes(value)).map(({ value, label }) => (
          <Link
            key={value}
            href={comparePath({ ...query, size: [...query.size, value] })}
            scroll={false}
            prefetch={false}
          >
            {label}
          </Link>
        ))}
      </div>
    </details>
  );
}

/** What is compared, what a row is, the link to this comparison, and the way to another one. */
export function CompareBar({ query, names }: Props) {
  const left = (key: "benchmark" | "size", value: string) => comparePath(withoutValue(query, key, value));
  return (
    <div className={classes.bar}>
      <nav className={classes.choice} aria-label="Compare by">
        <span>Compare by</span>
        {ROWS.map(([by, label]) => (
          <Link
            key={by}
            href={comparePath({ ...query, by })}
            className={classes.by}
            aria-current={by === query.by ? "true" : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      {query.benchmark.map((id) => (
        <Chip key={id} label={names.get(id) ?? id} href={left("benchmark", id)} />
      ))}
      {query.size.map((size) => (
        <Chip key={size} label={sizeLabel(size)} href={left("size", size)} />
      ))}
      <CompareAddSlot query={query} />
      <Sizes query={query} />
      <CopyLink path={comparePath(query)} />
      <Link href="/compare">Compare something else</Link>
    </div>
  );
}
