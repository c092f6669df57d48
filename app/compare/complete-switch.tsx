"use client";

import Link from "next/link";
import { type CompareQuery, comparePath } from "@/lib/compare/compare-query";
import classes from "./compare.module.css";

/** Switch that keeps only rows with a value for every chosen benchmark; a link, so that it works without scripts. */
export function CompleteSwitch({ query }: { readonly query: CompareQuery }) {
  return (
    <Link
      href={comparePath({ ...query, complete: !query.complete })}
      role="switch"
      aria-checked={query.complete}
      className={classes.switch}
      scroll={false}
      prefetch={false}
      onKeyDown={(event) => {
        if (event.key !== " ") return;
        event.preventDefault();
        event.currentTarget.click();
      }}
    >
      Only rows with a value for every chosen benchmark
    </Link>
  );
}
