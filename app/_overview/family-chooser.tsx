import Link from "next/link";
import type { FamilySummary } from "@/lib/compare/benchmark-summary";
import { formatCount } from "@/lib/format/numbers";
import classes from "./family-chooser.module.css";
import { FamilySearch } from "./family-search";
import { type OverviewQuery, overviewPath } from "./overview-query";

const MAX_LINKS = 8;

interface Props {
  readonly families: readonly Pick<FamilySummary, "id" | "name" | "papers">[];
  readonly query: OverviewQuery;
  readonly current: Pick<FamilySummary, "id" | "name">;
}

/** Choice of a family of benchmarks: a search box with all of them, and links to those with most papers. */
export function FamilyChooser({ families, query, current }: Props) {
  const first = families.slice(0, MAX_LINKS);
  const [preselected] = families;
  return (
    <div className={classes.chooser}>
      <FamilySearch query={query} current={current.name} count={families.length} />
      <nav aria-label="Benchmarks with most papers">
        <ul className={classes.links}>
          {first.map(({ id, name, papers }) => (
            <li key={id}>
              <Link
                href={overviewPath({ ...query, family: id === preselected?.id ? "" : id })}
                scroll={false}
                prefetch={false}
                className={classes.link}
                aria-current={id === current.id ? "true" : undefined}
                title={formatCount(papers, "paper")}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
