"use client";

import dynamic from "next/dynamic";
import type { CompareQuery } from "@/lib/compare/compare-query";
import classes from "./compare.module.css";

/** Loaded after the first paint; its space is reserved. */
const CompareAdd = dynamic(() => import("./compare-add").then((m) => m.CompareAdd), {
  ssr: false,
  loading: () => <span className={classes.adding} aria-hidden />,
});

export function LazyCompareAdd({ query }: { readonly query: CompareQuery }) {
  return (
    <div className={classes.add}>
      <CompareAdd query={query} />
    </div>
  );
}
