import { describe, expect, it } from "vitest";
import { CLAIM_COLUMNS } from "../claim/columns";
import { buildClaim } from "../claim/fixtures/claim";
import { buildOpenApiDocument } from "./openapi";
import { API_RESOURCES } from "./resources";
import { claimResponseSchema } from "./responses";

const document = buildOpenApiDocument("9.9.9");

const refsOf = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g)].map((m) => m[1] ?? "");

describe("openApiDocument", () => {
  it("is of OpenAPI 3.1 and of this version", () => {
    expect(document).toMatchObject({ openapi: "3.1.0", info: { title: "Claimboard", version: "9.9.9" } });
  });

  it("has every list, and refers to nothing that is not in it", () => {
    expect(Object.keys(document.paths)).toEqual(API_RESOURCES.map(({ name }) => `/api/v1/${name}`));
    const known = Object.entries(document.components).flatMap(([kind, parts]) =>
      Object.keys(parts).map((name) => `#/components/${kind}/${name}`),
    );
    const used = new Set(refsOf(document));
    expect([...used].filter((ref) => !known.includes(ref))).toEqual([]);
    expect(known.filter((ref) => !used.has(ref))).toEqual([]);
  });

  it("says of each key of a claim what it means", () => {
    const claim = document.components.schemas.Claim as { properties: Record<string, { description?: string }> };
    expect(claim.properties.after?.description).toBe(CLAIM_COLUMNS.find(({ key }) => key === "after")?.description);
    for (const [key, schema] of Object.entries(claim.properties)) expect(schema.description, key).not.toBe(key);
  });

  it("repeats no schema dialect and no id", () => {
    expect(JSON.stringify(document)).not.toMatch(/"\$(?:schema|id)"/);
  });
});

describe("claimAnswer", () => {
  it("is a claim and nothing else", () => {
    expect(claimResponseSchema.parse(buildClaim())).toEqual(buildClaim());
    expect(claimResponseSchema.safeParse({ ...buildClaim(), after: "72.9" }).success).toBe(false);
    expect(claimResponseSchema.safeParse({}).success).toBe(false);
  });
});
