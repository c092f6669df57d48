import Link from "next/link";
import type { NameQuery } from "@/lib/query/name-query";
import classes from "./name-search-form.module.css";

interface SearchProps {
  readonly path: string;
  readonly query: NameQuery;
  readonly label: string;
  /** Other URL parameters to keep. */
  readonly keptParameters?: Readonly<Record<string, string>>;
}

/** Field that filters a list by name: a plain form that works before hydration. */
export function NameSearchForm({ path, query, label, keptParameters = {} }: SearchProps) {
  return (
    <search>
      <form action={path} className={classes.form}>
        <input type="search" name="q" defaultValue={query.q} maxLength={200} aria-label={label} placeholder={label} />
        {Object.entries(keptParameters).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit">Find</button>
        {query.q !== "" && <Link href={path}>Show all</Link>}
      </form>
    </search>
  );
}
