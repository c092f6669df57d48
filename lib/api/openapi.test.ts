import { describe, expect, it } from "vitest";
import { toClaimRecord } from "../claim/claim-json";
import { CLAIM_COLUMNS } from "../claim/columns";
import { buildClaim } from "../claim/fixtures/claim";
import { buildOpenApiDocument } from "./openapi";
import { API_RESOURCES } from "./resources";
import { claimResponseSchema } from "./responses";

const document = buildOpenApiDocument("9.9.9");

const refsOf = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g)].map((m) => m[1] ?? "");

describe("buildOpenApiDocument", () => {
  it("has OpenAPI version 3.1 and the version of the program", () => {
    expect(document).toMatchObject({ openapi: "3.1.0", info: { title: "Claimboard", version: "9.9.9" } });
  });

  it("contains every list and resolves all references", () => {
    expect(Object.keys(document.paths)).toEqual(API_RESOURCES.map(({ name }) => `/api/v1/${name}`));
    const known = Object.entries(document.components).flatMap(([kind, parts]) =>
      Object.keys(parts).map((name) => `#/components/${kind}/${name}`),
    );
    const used = new Set(refsOf(document));
    expect([...used].filter((ref) => !known.includes(ref))).toEqual([]);
    expect(known.filter((ref) => !used.has(ref))).toEqual([]);
  });

  it("describes each key of a claim", () => {
    const claim = document.components.schemas.Claim as { properties: Record<string, { description?: string }> };
    expect(claim.properties.after?.description).toBe(CLAIM_COLUMNS.find(({ key }) => key === "after")?.description);
    for (const [key, schema] of Object.entries(claim.properties)) expect(schema.description, key).not.toBe(key);
  });

  it("contains no nested $schema or $id", () => {
    expect(JSON.stringify(document)).not.toMatch(/"\$(?:schema|id)"/);
  });
});

describe("claimResponseSchema", () => {
  it("has exactly the keys of a claim", () => {
    const record = toClaimRecord(buildClaim());
    expect(Object.keys(record)).toEqual(expect.arrayContaining(["system", "scope"]));
    expect(claimResponseSchema.parse(record)).toEqual(record);
    expect(claimResponseSchema.safeParse({ ...record, after: "72.9" }).success).toBe(false);
    expect(claimResponseSchema.safeParse(buildClaim()).success).toBe(false);
    expect(claimResponseSchema.safeParse({}).success).toBe(false);
  });
});
