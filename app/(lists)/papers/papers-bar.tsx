"use client";

import { useRouter } from "next/navigation";
import { startTransition, useOptimistic } from "react";
import { formatPaperQuery, type PaperQuery } from "@/lib/paper-query";
import { PaperOrder } from "./paper-order";
import { PaperSearch } from "./paper-search";
import styles from "./papers.module.css";

/** What is searched for among the papers, and their order. */
export function PapersBar({ query: answered }: { readonly query: PaperQuery }) {
  const router = useRouter();
  // A link to another order has what was typed a moment ago, although the server has not answered yet.
  const [query, expect] = useOptimistic(answered);
  const search = (q: string) =>
    startTransition(() => {
      const next = { ...query, q, page: 1 };
      expect(next);
      router.replace(`/papers${formatPaperQuery(next)}`, { scroll: false });
    });
  return (
    <div className={styles.bar}>
      <PaperSearch asked={query.q} search={search} />
      <PaperOrder query={query} />
    </div>
  );
}
