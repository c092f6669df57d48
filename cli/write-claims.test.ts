import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { DATA_FORMATS } from "@/exporters/formats";
import type { Claim } from "@/lib/claim/claim";
import { buildClaim } from "@/lib/claim/fixtures/claim";
import { writeClaims } from "./write-claims";

const folder = mkdtempSync(join(tmpdir(), "claimboard-write-"));
afterAll(() => rmSync(folder, { recursive: true }));

it.each(DATA_FORMATS.map(({ name }) => name))("leaves no partial %s after a stop", async (name) => {
  const stop = new AbortController();
  const claim = buildClaim();
  // More than a piece of each format before and after the stop.
  const half = name === "parquet" ? 6_000 : 1_000;
  function* claims(): Generator<Claim> {
    for (let n = 0; n < 2 * half; n++) {
      if (n === half) stop.abort();
      yield { ...claim, id: String(n) };
    }
    throw new Error("nobody stopped");
  }
  const output = join(folder, `claims.${name}`);
  const options = { formats: DATA_FORMATS, output, meta: true, from: { query: "" }, signal: stop.signal };
  expect(await writeClaims(claims(), options)).toBe(0);
  expect(readdirSync(folder)).toEqual([]);
});
