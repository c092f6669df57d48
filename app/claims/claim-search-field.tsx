"use client";

import { SearchIcon } from "@primer/octicons-react";
import fields from "@/app/_ui/search-field.module.css";
import { useSearchInput } from "@/app/_ui/use-search-input";
import type { ClaimQuery } from "@/lib/query/claim-query";
import { setSingles } from "@/lib/query/query-edit";
import classes from "./claims-toolbar.module.css";
import type { ChangeQuery } from "./claims-view";

/** The text search; updates the table while typing. */
export function ClaimSearchField({
  query,
  changeQuery,
}: {
  readonly query: ClaimQuery;
  readonly changeQuery: ChangeQuery;
}) {
  const inputProps = useSearchInput(query.q, (q) => changeQuery(setSingles(query, { q }), "replace"));
  return (
    <div className={`${fields.field} ${classes.search}`}>
      <SearchIcon size={14} aria-hidden />
      <input
        type="search"
        dir="auto"
        maxLength={500}
        {...inputProps}
        placeholder="Search titles, abstracts and sentences"
        aria-label="Search claims"
        aria-keyshortcuts="/"
      />
      <kbd aria-hidden>/</kbd>
    </div>
  );
}
