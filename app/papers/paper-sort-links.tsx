import Link from "next/link";
import { formatPaperQuery, PAPER_SORTS, type PaperQuery } from "@/lib/paper/paper-query";
import styles from "./papers.module.css";

const SORT_LABELS = {
  published: "newest",
  first_seen: "last imported",
  title: "title",
  claims: "most claims",
} as const;

export function PaperSortLinks({ query }: { readonly query: PaperQuery }) {
  return (
    <nav className={styles.orders} aria-label="Sort by">
      {PAPER_SORTS.map((sort) => (
        <Link
          key={sort}
          href={`/papers${formatPaperQuery({ ...query, sort, page: 1 })}`}
          aria-current={sort === query.sort ? "true" : undefined}
          scroll={false}
        >
          {SORT_LABELS[sort]}
        </Link>
      ))}
    </nav>
  );
}
