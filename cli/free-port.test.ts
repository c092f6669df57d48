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

it("takes the next port where one is taken", async () => {
  const taken = await occupy();
  const free = await findFreePort(taken, "127.0.0.1");
  expect(free).toBeGreaterThan(taken);
});

it("lets the system choose", async () => {
  expect(await findFreePort(0, "127.0.0.1")).toBeGreaterThan(0);
});

it("says that an address is not of this machine", async () => {
  await expect(findFreePort(3000, "203.0.113.7")).rejects.toThrow("cannot serve on 203.0.113.7");
});

it("says that there is no such address", async () => {
  await expect(findFreePort(3000, "256.1.1.1")).rejects.toThrow("cannot serve on 256.1.1.1: there is no such address");
});

it.each([
  ["EACCES", 80, "you may not use port 80; try one from 1024 on"],
  ["EACCES", 5000, "you may not use port 5000"],
  ["EADDRNOTAVAIL", 80, "it is not an address of this machine"],
  ["EAI_AGAIN", 80, "there is no such address"],
  ["EINVAL", 80, "what the system says"],
])("tells %s on port %i as it is", (code, port, reason) =>
  expect(describeListenError(Object.assign(new Error("what the system says"), { code }), port)).toBe(reason),
);
