"use client";

import { SearchIcon } from "@primer/octicons-react";
import { useEffect, useRef, useState } from "react";
import fields from "@/app/_components/search-field.module.css";
import type { ClaimQuery } from "@/lib/claim-query";
import { setSingles } from "@/lib/query-edit";
import type { ChangeQuery } from "./claims-view";
import classes from "./toolbar.module.css";

const PAUSE_MS = 250;

/** The text search; the table follows while one types. */
export function SearchField({ query, change }: { readonly query: ClaimQuery; readonly change: ChangeQuery }) {
  const [text, setText] = useState(query.q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(query.q);
  useEffect(() => {
    // The address changed by other means than this field: Back, a pill, a link.
    if (query.q !== sent.current) setText(query.q);
    sent.current = query.q;
  }, [query.q]);
  const send = (value: string, wait: number) => {
    setText(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      sent.current = value.trim();
      change(setSingles(query, { q: value }), "replace");
    }, wait);
  };
  return (
    <div className={`${fields.field} ${classes.search}`}>
      <SearchIcon size={14} aria-hidden />
      <input
        type="search"
        dir="auto"
        maxLength={500}
        value={text}
        onChange={(event) => send(event.currentTarget.value, event.currentTarget.value === "" ? 0 : PAUSE_MS)}
        placeholder="Search titles, abstracts and sentences"
        aria-label="Search claims"
        aria-keyshortcuts="/"
      />
      <kbd aria-hidden>/</kbd>
    </div>
  );
}
