"use client";

import { SearchIcon } from "@primer/octicons-react";
import { useRouter } from "next/navigation";
import { useRef } from "react";
import fields from "@/app/_components/search-field.module.css";
import { formatPaperQuery, type PaperQuery } from "@/lib/paper-query";
import styles from "./papers.module.css";

const PAUSE_MS = 250;

export function PaperSearch({ query }: { readonly query: PaperQuery }) {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      router.replace(`/papers${formatPaperQuery({ ...query, q: text.trim(), page: 1 })}`, { scroll: false });
    }, PAUSE_MS);
  };
  return (
    <div className={`${fields.field} ${styles.search}`}>
      <SearchIcon size={14} aria-hidden />
      <input
        type="search"
        dir="auto"
        maxLength={500}
        defaultValue={query.q}
        onChange={(event) => search(event.currentTarget.value)}
        placeholder="Search titles, abstracts and authors"
        aria-label="Search papers"
      />
    </div>
  );
}
