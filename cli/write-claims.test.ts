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
  function* claims(): Generator<Claim> {
    for (let n = 0; n < 20_000; n++) {
      if (n === 12_000) stop.abort();
      if (n === 19_000) throw new Error("nobody stopped");
      yield buildClaim({ id: String(n) });
    }
  }
  const output = join(folder, `claims.${name}`);
  const options = { formats: DATA_FORMATS, output, meta: true, from: { query: "" }, signal: stop.signal };
  expect(await writeClaims(claims(), options)).toBe(0);
  expect(readdirSync(folder)).toEqual([]);
});
