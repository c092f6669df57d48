import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { parseStartOptions, START_HELP } from "./start-options.mjs";

const cwd = fileURLToPath(new URL(".", import.meta.url)).replace(/[/\\]$/, "");
const place = { cwd, root: "/checkout", env: {} };
const defaultDb = join("/checkout", "data", "claimboard.db");

describe("parseStartOptions", () => {
  test.each([
    [[], { files: [], serve: [], db: defaultDb }],
    [["start.mjs", "lock.mjs"], { files: ["start.mjs", "lock.mjs"], serve: [], db: defaultDb }],
    [["--port", "8080", "start.mjs"], { files: ["start.mjs"], serve: ["--port", "8080"], db: defaultDb }],
    [["--port=8080", "--read-only"], { files: [], serve: ["--port", "8080", "--read-only"], db: defaultDb }],
    [["--db", "mine.db"], { files: [], serve: [], db: join(cwd, "mine.db") }],
  ])("%j", (argv, expected) => expect(parseStartOptions(argv, place)).toEqual({ help: false, ...expected }));

  test("reads the database from the environment, overridden by the flag", () => {
    const env = { CLAIMBOARD_DB: "a.db" };
    expect(parseStartOptions([], { ...place, env }).db).toBe(join(cwd, "a.db"));
    expect(parseStartOptions(["--db", "b.db"], { ...place, env }).db).toBe(join(cwd, "b.db"));
  });

  test.each(["--port", "--host", "--db", "--read-only"])("documents %s in the help", (flag) =>
    expect(START_HELP).toContain(flag),
  );

  test.each([
    [["--colour"], "There is no flag --colour."],
    [["--port"], "--port needs a value."],
    [["--port", "80a"], "A port is a number from 0 to 65535."],
    [["--port=70000"], "A port is a number from 0 to 65535."],
    [["no-such-file.md"], "There is no file no-such-file.md"],
  ])("refuses %j", (argv, message) => {
    expect(() => parseStartOptions(argv, place)).toThrow(message);
    expect(() => parseStartOptions(argv, place)).toThrow(expect.objectContaining({ exitCode: 2 }));
  });
});
