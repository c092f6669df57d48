import Link from "next/link";
import { CopyLink } from "@/app/_components/copy-link";
import { PopoverButton } from "@/app/_components/popover-button";
import { PopoverLink } from "@/app/_components/popover-link";
import { type CompareQuery, comparePath, withoutValue } from "@/lib/compare-path";
import type { Way } from "@/lib/compare-ways";
import { formatCount } from "@/lib/format";
import { SIZE_BRACKETS, sizeLabel } from "@/lib/size-range";
import classes from "./compare.module.css";
import { CompareAddSlot } from "./compare-add-slot";

const ROWS = [
  ["model", "models"],
  ["paper", "papers"],
] as const;

interface Props {
  readonly query: CompareQuery;
  /** Names of the benchmarks that are asked for, by their ids. */
  readonly names: ReadonlyMap<string, string>;
  /** How anything of it is measured. */
  readonly ways: readonly Way[];
}

/** A benchmark, a size or a way of measuring that is asked for, and the way to be without it. */
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

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly count?: number;
}

interface MenuProps {
  readonly name: string;
  readonly of: "size" | "metric";
  readonly choices: readonly Choice[];
  readonly query: CompareQuery;
}

/** Further values that the comparison can be kept to; nothing where there is no choice. */
function Menu({ name, of, choices, query }: MenuProps) {
  const left = choices.filter(({ value }) => !query[of].includes(value));
  if (choices.length < 2 || left.length === 0) return null;
  return (
    <PopoverButton button={`${name} ▾`} buttonClass={classes.menu} label={name}>
      <div className={classes.menuList}>
        {left.map(({ value, label, count }) => (
          <PopoverLink
            key={value}
            href={comparePath({ ...query, [of]: [...query[of], value] })}
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

/** What is compared, what a row is, the link to this comparison, and the way to another one. */
export function CompareBar({ query, names, ways }: Props) {
  const labels = new Map(ways.map(({ id, label }) => [id, label]));
  const left = (key: "benchmark" | "size" | "metric", value: string) => comparePath(withoutValue(query, key, value));
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
      {query.metric.map((way) => (
        <Chip key={way} label={labels.get(way) ?? way} href={left("metric", way)} />
      ))}
      <CompareAddSlot query={query} />
      <Menu name="Sizes" of="size" choices={SIZE_BRACKETS} query={query} />
      <Menu
        name="Metrics"
        of="metric"
        choices={ways.map(({ id, label, claims }) => ({ value: id, label, count: claims }))}
        query={query}
      />
      <CopyLink path={comparePath(query)} />
      <Link href="/compare">Compare something else</Link>
    </div>
  );
}
