"use client";

import { useRouter } from "next/navigation";
import { startTransition, useOptimistic } from "react";
import { formatPaperQuery, type PaperQuery } from "@/lib/paper/paper-query";
import { PaperSearchField } from "./paper-search-field";
import { PaperSortLinks } from "./paper-sort-links";
import styles from "./papers.module.css";

/** What is searched for among the papers, and their order. */
export function PapersToolbar({ query: serverQuery }: { readonly query: PaperQuery }) {
  const router = useRouter();
  // A link to another order has what was typed a moment ago, although the server has not answered yet.
  const [query, setOptimisticQuery] = useOptimistic(serverQuery);
  const search = (q: string) =>
    startTransition(() => {
      const next = { ...query, q, page: 1 };
      setOptimisticQuery(next);
      router.replace(`/papers${formatPaperQuery(next)}`, { scroll: false });
    });
  return (
    <div className={styles.bar}>
      <PaperSearchField value={query.q} onSearch={search} />
      <PaperSortLinks query={query} />
    </div>
  );
}
