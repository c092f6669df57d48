import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openOutput } from "./output";
import { UsageError } from "./usage-error";

const folder = mkdtempSync(join(tmpdir(), "claimboard-output-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("openOutput", () => {
  it("gives a file its name when it is whole", async () => {
    const file = join(folder, "a.txt");
    writeFileSync(file, "old");
    const output = openOutput(file);
    await output.write("one\n".repeat(100_000));
    expect(readFileSync(file, "utf8")).toBe("old");
    await output.write(new TextEncoder().encode("end\n"));
    await output.finish();
    expect(readFileSync(file, "utf8")).toBe(`${"one\n".repeat(100_000)}end\n`);
    expect(existsSync(`${file}.part`)).toBe(false);
  });

  it("takes back what was begun", async () => {
    const file = join(folder, "b.txt");
    const output = openOutput(file);
    await output.write("half");
    await output.abandon();
    expect(existsSync(file) || existsSync(`${file}.part`)).toBe(false);
  });

  it("refuses what is no place for a file", async () => {
    expect(() => openOutput(folder)).toThrow(UsageError);
    expect(() => openOutput(join(folder, "none", "c.txt"))).toThrow("its folder does not exist");
  });
});
