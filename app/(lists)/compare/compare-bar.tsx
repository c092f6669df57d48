import Link from "next/link";
import { CopyLink } from "@/app/_components/copy-link";
import { type CompareQuery, comparePath } from "@/lib/compare-path";
import classes from "./compare.module.css";

const ROWS = [
  ["model", "models"],
  ["paper", "papers"],
] as const;

/** What a row is, the link to this comparison, and the way to another one. */
export function CompareBar({ query }: { readonly query: CompareQuery }) {
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
      <CopyLink path={comparePath(query)} />
      <Link href="/compare">Compare something else</Link>
    </div>
  );
}
