import { and, type SQL, sql } from "drizzle-orm";

/** One sort term. Unknown values come last in both directions. */
export interface OrderTerm {
  readonly expression: SQL;
  readonly desc: boolean;
  /** True if it has no unknown values among rows with equal terms before it, so that an index gives the order. */
  readonly isComplete: boolean;
}

export type KeysetValue = string | number | null;

/** Converts sort terms to SQL. */
export function toOrderBy(terms: readonly OrderTerm[]): SQL[] {
  return terms.map(({ expression, desc, isComplete }) =>
    // Descending, unknown values are last anyway.
    desc ? sql`${expression} DESC` : isComplete ? expression : sql`${expression} ASC NULLS LAST`,
  );
}

/**
 * Conditions of the rows after the row with these values, in consecutive parts: rows that differ in the last term only
 * come first, those that differ in the first term last. Each part is one range of an index, while their alternative would
 * be a scan. Independent of inserted or deleted rows.
 */
function listPartsAfter(terms: readonly OrderTerm[], values: readonly KeysetValue[]): SQL[] {
  const parts = terms.map(({ expression, desc, isComplete }, i) => {
    const value = values[i] ?? null;
    if (value === null) return [];
    const equal = terms.slice(0, i).map((term, j) => sql`${term.expression} IS ${values[j] ?? null}`);
    const later = desc ? sql`${expression} < ${value}` : sql`${expression} > ${value}`;
    return (isComplete ? [later] : [later, sql`${expression} IS NULL`]).map((one) => and(...equal, one) ?? one);
  });
  return parts.reverse().flat();
}

/**
 * Reads rows in the order of the terms.
 * @param after values of the row before the first one; null for the first row
 * @param read reads at most `limit` rows that match a condition, in the order of the terms
 */
export function readAfter<T>(
  terms: readonly OrderTerm[],
  after: readonly KeysetValue[] | null,
  limit: number,
  read: (condition: SQL | undefined, limit: number) => readonly T[],
): T[] {
  if (after === null) return [...read(undefined, limit)];
  const rows: T[] = [];
  for (const part of listPartsAfter(terms, after)) {
    if (rows.length >= limit) break;
    rows.push(...read(part, limit - rows.length));
  }
  return rows;
}
