import Link from "next/link";
import { CopyLinkButton } from "@/app/_ui/copy-button";
import { PopoverButton, PopoverLink } from "@/app/_ui/popover-button";
import { type CompareQuery, comparePath, removeValue } from "@/lib/compare/compare-query";
import type { MeasurementOption } from "@/lib/compare/measurements";
import { formatCount } from "@/lib/format/numbers";
import { formatSizeLabel, SIZE_BRACKETS } from "@/lib/query/size-range";
import classes from "./compare.module.css";
import { LazyCompareAdd } from "./lazy-compare-add";

const ROW_CHOICES = [
  ["model", "models"],
  ["paper", "papers"],
] as const;

interface Props {
  readonly query: CompareQuery;
  /** Names of the selected benchmarks by id. */
  readonly benchmarkNames: ReadonlyMap<string, string>;
  /** Metrics and units that occur in the comparison. */
  readonly measurements: readonly MeasurementOption[];
}

/** An active filter of the comparison with a link that removes it. */
function FilterChip({ label, href }: { readonly label: string; readonly href: string }) {
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

interface MenuChoice {
  readonly value: string;
  readonly label: string;
  readonly count?: number;
}

interface AddFilterMenuProps {
  readonly name: string;
  readonly filterKey: "size" | "metric";
  readonly choices: readonly MenuChoice[];
  readonly query: CompareQuery;
}

/** Menu of further filter values; empty if there is no choice. */
function AddFilterMenu({ name, filterKey, choices, query }: AddFilterMenuProps) {
  const unselected = choices.filter(({ value }) => !query[filterKey].includes(value));
  if (choices.length < 2 || unselected.length === 0) return null;
  return (
    <PopoverButton buttonContent={`${name} ▾`} buttonClass={classes.menu} label={name}>
      <div className={classes.menuList}>
        {unselected.map(({ value, label, count }) => (
          <PopoverLink
            key={value}
            href={comparePath({ ...query, [filterKey]: [...query[filterKey], value] })}
            scroll={false}
            prefetch={false}
          >
            <span dir="auto">{label}</span>
            {count !== undefined && <span className={classes.optionCount}>{formatCount(count, "claim")}</span>}
          </PopoverLink>
        ))}
      </div>
    </PopoverButton>
  );
}

/** The toolbar of a comparison: rows, filters and links. */
export function CompareBar({ query, benchmarkNames, measurements }: Props) {
  const measurementLabels = new Map(measurements.map(({ id, label }) => [id, label]));
  const pathWithout = (key: "benchmark" | "size" | "metric", value: string) =>
    comparePath(removeValue(query, key, value));
  return (
    <div className={classes.bar}>
      <nav className={classes.choice} aria-label="Compare by">
        <span>Compare by</span>
        {ROW_CHOICES.map(([by, label]) => (
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
        <FilterChip key={id} label={benchmarkNames.get(id) ?? id} href={pathWithout("benchmark", id)} />
      ))}
      {query.size.map((size) => (
        <FilterChip key={size} label={formatSizeLabel(size)} href={pathWithout("size", size)} />
      ))}
      {query.metric.map((measurementId) => (
        <FilterChip
          key={measurementId}
          label={measurementLabels.get(measurementId) ?? measurementId}
          href={pathWithout("metric", measurementId)}
        />
      ))}
      <LazyCompareAdd query={query} />
      <AddFilterMenu name="Sizes" filterKey="size" choices={SIZE_BRACKETS} query={query} />
      <AddFilterMenu
        name="Metrics"
        filterKey="metric"
        choices={measurements.map(({ id, label, claimCount }) => ({ value: id, label, count: claimCount }))}
        query={query}
      />
      <CopyLinkButton path={comparePath(query)} />
      <Link href="/compare">New comparison</Link>
    </div>
  );
}
