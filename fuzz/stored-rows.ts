import { deepStrictEqual, ok } from "node:assert/strict";
import type { Db } from "@/db/open";
import { listClaims } from "@/db/queries/list-claims";
import { claimSchema } from "@/lib/claim/schema";
import { checkClaims } from "@/lib/claim/validate-claims";
import { buildClaimQuery } from "@/lib/query/claim-query";

/** Checks of a database after random input. */

/** Queries that must return nothing. */
const DEFECTS: Readonly<Record<string, string>> = {
  "each paper can be searched for": "SELECT count(*) AS n FROM papers EXCEPT SELECT count(*) FROM papers_fts",
  "each claim can be searched for": "SELECT count(*) AS n FROM claims EXCEPT SELECT count(*) FROM claims_fts",
  "no reference leads to nothing": "SELECT * FROM pragma_foreign_key_check",
  "corrections and histories are JSON":
    "SELECT value FROM corrections WHERE NOT json_valid(value) UNION ALL SELECT changes FROM history WHERE NOT json_valid(changes)",
  "no number is text": `SELECT id FROM claims WHERE 'text' IN (typeof(size_b), typeof(before), typeof(after), typeof(gain), typeof(points), typeof(confidence))`,
};

/** Throws if a stored claim or reference is invalid. */
export function checkRows(db: Db): void {
  for (const [name, query] of Object.entries(DEFECTS)) deepStrictEqual(db.$client.prepare(query).all(), [], name);
  const abstracts = db.$client.prepare<[string], string>("SELECT abstract FROM papers WHERE id = ?").pluck();
  const statuses = ["extracted", "accepted", "corrected", "rejected"] as const;
  for (const claim of listClaims(db, buildClaimQuery({ status: statuses, per: 1000 })).claims) {
    const shape = claimSchema.safeParse(claim);
    ok(shape.success, `a claim of the schema: ${shape.error?.message}`);
    deepStrictEqual(checkClaims([claim], abstracts.get(claim.paper_id) ?? "").faults, [], "a valid claim");
  }
}
