import { and, or, type SQL, sql } from "drizzle-orm";

/** One sort term. Unknown values come last in both directions. */
export interface OrderTerm {
  readonly expression: SQL;
  readonly desc: boolean;
}

export type KeysetValue = string | number | null;

/** Converts sort terms to SQL. */
export function toOrderBy(terms: readonly OrderTerm[]): SQL[] {
  return terms.map(({ expression, desc }) =>
    desc ? sql`${expression} DESC NULLS LAST` : sql`${expression} ASC NULLS LAST`,
  );
}

/** Condition for rows after the row with these values, independent of inserted or deleted rows. */
export function isAfter(terms: readonly OrderTerm[], values: readonly KeysetValue[]): SQL {
  const alternatives = terms.map((term, i) => {
    const equal = terms.slice(0, i).map(({ expression }, j) => sql`${expression} IS ${values[j] ?? null}`);
    return and(...equal, isValueAfter(term, values[i] ?? null));
  });
  return or(...alternatives) ?? sql`0`;
}

function isValueAfter({ expression, desc }: OrderTerm, value: KeysetValue): SQL {
  if (value === null) return sql`0`;
  return desc
    ? sql`(${expression} < ${value} OR ${expression} IS NULL)`
    : sql`(${expression} > ${value} OR ${expression} IS NULL)`;
}
