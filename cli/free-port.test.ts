import { createServer, type Server } from "node:net";
import { afterEach, expect, it } from "vitest";
import { describeListenError, findFreePort } from "./free-port";

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

function occupy(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
    open.push(server);
  });
}

it("returns the next port if the first is in use", async () => {
  const taken = await occupy();
  const free = await findFreePort(taken, "127.0.0.1");
  expect(free).toBeGreaterThan(taken);
});

it("lets the system choose for port 0", async () => {
  expect(await findFreePort(0, "127.0.0.1")).toBeGreaterThan(0);
});

it("rejects an address of another machine", async () => {
  await expect(findFreePort(3000, "203.0.113.7")).rejects.toThrow("cannot serve on 203.0.113.7");
});

it("rejects an address that does not exist", async () => {
  await expect(findFreePort(3000, "256.1.1.1")).rejects.toThrow(
    "cannot serve on 256.1.1.1: the address does not exist",
  );
});

it.each([
  ["EACCES", 80, "no permission to use port 80; use one from 1024 on"],
  ["EACCES", 5000, "no permission to use port 5000"],
  ["EADDRNOTAVAIL", 80, "the address does not belong to this machine"],
  ["EAI_AGAIN", 80, "the address does not exist"],
  ["EINVAL", 80, "message of the system"],
])("explains %s on port %i", (code, port, reason) =>
  expect(describeListenError(Object.assign(new Error("message of the system"), { code }), port)).toBe(reason),
);
