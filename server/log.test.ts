import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createServerLog } from "./log";

const folder = mkdtempSync(join(tmpdir(), "claimboard-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const REQUEST = {
  ...{ id: "3f2a", method: "GET", path: "/claims", status: 200, ms: 7, client: "10.0.0.7" },
  ...{ editor: "Ada", isCut: false },
};
const ERROR = { id: "3f2a", method: "GET", path: "/claims", error: new Error("the owl\n\u001b[2Jleft"), digest: "99" };

describe("createServerLog", () => {
  it("is terse without a target: nothing for requests, one line per error", () => {
    const lines: string[] = [];
    const log = createServerLog("", (line) => lines.push(line));
    log.request(REQUEST);
    log.event("listening");
    log.error(ERROR);
    expect(lines).toEqual(["error 3f2a: GET /claims: the owl [2Jleft (digest 99)"]);
  });

  it("writes JSON lines to a file that others cannot read", () => {
    const file = join(folder, "board.log");
    const log = createServerLog(file, () => {});
    log.event("listening", { port: 3000 });
    log.request(REQUEST);
    log.error(ERROR);
    const lines = readFileSync(file, "utf8").trim().split("\n");
    const records = lines.map((line): Record<string, unknown> => JSON.parse(line));
    expect(records[0]).toMatchObject({ level: "info", msg: "listening", port: 3000 });
    expect(records[1]).toMatchObject({ ...REQUEST, level: "info", time: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect(records[2]).toMatchObject({ level: "error", id: "3f2a", digest: "99", message: "the owl\n\u001b[2Jleft" });
    expect(records[2]?.stack).toContain("log.test.ts");
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it("names the cause of an error", () => {
    const lines: string[] = [];
    const error = new Error("failed to pipe response", { cause: new Error("the file is damaged") });
    createServerLog("", (line) => lines.push(line)).error({ ...ERROR, error });
    expect(lines[0]).toContain("failed to pipe response: the file is damaged");
  });

  it("rejects a log that cannot be opened, before anything is served", () => {
    expect(() => createServerLog(join(folder, "missing", "board.log"))).toThrow(/ENOENT/);
  });
});
