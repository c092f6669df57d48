import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openDb, openReadonlyDb } from "./open";
import { findSpecialFile } from "./special-file";

const folder = mkdtempSync(join(tmpdir(), "claimboard-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = (name: string) => join(folder, name);

describe("findSpecialFile", () => {
  it("accepts files, folders and what does not exist yet", () => {
    writeFileSync(path("board.db"), "");
    mkdirSync(path("folder"));
    for (const name of ["board.db", "folder", "new.db", "new/deep/board.db", "process.db"])
      expect(findSpecialFile(path(name)), name).toBeNull();
    expect(findSpecialFile("proc/board.db")).toBeNull();
    expect(findSpecialFile("/processes/board.db")).toBeNull();
  });

  it("refuses /proc and /sys, also behind links and with steps upwards", () => {
    for (const file of ["/proc/self/fd/0", "/proc/nothing/board.db", "/sys/board.db", "/tmp/../proc/board.db"])
      expect(findSpecialFile(file), file).toMatch(/folder of the system/);
    symlinkSync("/proc", path("link"));
    if (existsSync("/proc/self")) expect(findSpecialFile(path("link/self/board.db"))).toMatch(/folder of the system/);
  });

  it("refuses a device, also behind a link", () => {
    symlinkSync("/dev/null", path("null.db"));
    expect(findSpecialFile("/dev/null")).toMatch(/a device, not a file/);
    expect(findSpecialFile(path("null.db"))).toMatch(/a device, not a file/);
  });

  it("refuses a socket", async () => {
    const server = createServer().listen(path("socket.db"));
    await new Promise((done) => server.once("listening", done));
    expect(findSpecialFile(path("socket.db"))).toMatch(/a socket, not a file/);
    await new Promise((done) => server.close(done));
  });
});

it("a pipe is refused in words instead of being waited for", () => {
  execFileSync("mkfifo", [path("pipe.db")]);
  symlinkSync(path("pipe.db"), path("link.db"));
  for (const open of [openDb, openReadonlyDb])
    for (const name of ["pipe.db", "link.db"])
      expect(() => open(path(name))).toThrow(
        /cannot use the database .*\.db: it is a pipe, not a file; choose another/,
      );
});
