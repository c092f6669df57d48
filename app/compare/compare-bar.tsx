import Link from "next/link";
import { CopyLinkButton } from "@/app/_ui/copy-button";
import { PopoverButton, PopoverLink } from "@/app/_ui/popover-button";
import { formatColumnName } from "@/lib/compare/compare-columns";
import { type CompareQuery, comparePath, removeValue } from "@/lib/compare/compare-query";
import type { ComparedItem } from "@/lib/compare/compare-selection";
import { type Comparison, MAX_UNSORTED_ROWS } from "@/lib/compare/comparison";
import type { MeasurementOption } from "@/lib/compare/measurements";
import { formatCount } from "@/lib/format/numbers";
import { formatSizeLabel, SIZE_BRACKETS } from "@/lib/query/size-range";
import classes from "./compare.module.css";
import { CompleteSwitch } from "./complete-switch";

const ROW_CHOICES = [
  ["model", "models"],
  ["paper", "papers"],
] as const;

interface Props {
  readonly query: CompareQuery;
  readonly items: readonly ComparedItem[];
  readonly comparison: Comparison;
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
      <Link href={href} aria-label={`Remove ${label}`} title="Remove" scroll={false} prefetch={false}>
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

/** Menu of the columns to sort by, for narrow screens, on which the headings of the columns are hidden. */
function SortMenu({ query, comparison: { columns, rows } }: Pick<Props, "query" | "comparison">) {
  const sortable = columns.filter(({ isSortable }) => isSortable);
  if (rows.length <= MAX_UNSORTED_ROWS || sortable.length === 0) return null;
  return (
    <span className={classes.sortMenu}>
      <PopoverButton buttonContent="Sort ▾" buttonClass={classes.menu} label="Sort">
        <div className={classes.menuList}>
          {sortable.map((column) => (
            <PopoverLink
              key={column.key}
              href={comparePath({ ...query, sort: `${column.lowerIsBetter ? "" : "-"}${column.key}` })}
              scroll={false}
              prefetch={false}
            >
              <span dir="auto">{formatColumnName(column)}</span>
            </PopoverLink>
          ))}
        </div>
      </PopoverButton>
    </span>
  );
}

/** The toolbar of a comparison: rows, filters and links. */
export function CompareBar({ query, items, comparison, measurements }: Props) {
  const measurementLabels = new Map(measurements.map(({ id, label }) => [id, label]));
  const hasBenchmarks = items.some(({ kind }) => kind === "benchmark" || kind === "family");
  // Items that are rows have their link to remove them there.
  const chosen = items.filter(({ kind }) => kind !== query.by && kind !== "claim");
  return (
    <div className={classes.bar}>
      {hasBenchmarks && <CompleteSwitch query={query} />}
      <nav className={classes.choice} aria-label="Compare by">
        <span>Compare by</span>
        {ROW_CHOICES.map(([by, label]) => (
          <Link
            key={by}
            href={comparePath({ ...query, by })}
            className={classes.by}
            aria-current={by === query.by ? "true" : undefined}
            prefetch={false}
          >
            {label}
          </Link>
        ))}
      </nav>
      {chosen.map(({ kind, id, name }) => (
        <FilterChip
          key={`${kind} ${id}`}
          label={kind === "family" ? `${name}, all editions` : name}
          href={comparePath(removeValue(query, kind, id))}
        />
      ))}
      {query.size.map((size) => (
        <FilterChip key={size} label={formatSizeLabel(size)} href={comparePath(removeValue(query, "size", size))} />
      ))}
      {query.metric.map((id) => (
        <FilterChip
          key={id}
          label={measurementLabels.get(id) ?? id}
          href={comparePath(removeValue(query, "metric", id))}
        />
      ))}
      <AddFilterMenu name="Sizes" filterKey="size" choices={SIZE_BRACKETS} query={query} />
      <AddFilterMenu
        name="Metrics"
        filterKey="metric"
        choices={measurements.map(({ id, label, claimCount }) => ({ value: id, label, count: claimCount }))}
        query={query}
      />
      <SortMenu query={query} comparison={comparison} />
      {query.sort && (
        <Link href={comparePath({ ...query, sort: "" })} scroll={false} prefetch={false}>
          Default order
        </Link>
      )}
      <CopyLinkButton path={comparePath(query)} />
      <Link href="/compare">New comparison</Link>
    </div>
  );
}
