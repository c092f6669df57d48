"use client";

import { useRouter } from "next/navigation";
import { startTransition, useOptimistic } from "react";
import { formatPaperQuery, type PaperQuery } from "@/lib/paper/paper-query";
import { PaperSearchField } from "./paper-search-field";
import { PaperSortLinks } from "./paper-sort-links";
import styles from "./papers.module.css";

/** Search field and sort order of the list of papers. */
export function PapersToolbar({ query: serverQuery }: { readonly query: PaperQuery }) {
  const router = useRouter();
  // The sort links include text that was typed before the server has responded.
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
