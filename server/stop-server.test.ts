import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, it } from "vitest";
import { stopServer } from "./stop-server";

async function listen(handler: Parameters<typeof createServer>[1]) {
  const server = createServer(handler);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, port: (server.address() as AddressInfo).port };
}

it("lets a running request end", async () => {
  let finish = (): void => {};
  const { server, port } = await listen((_request, response) => {
    finish = () => response.end("done");
  });
  const answer = fetch(`http://127.0.0.1:${port}`);
  await once(server, "request");
  const stopped = stopServer(server, 5000);
  setTimeout(() => finish(), 50);
  expect(await (await answer).text()).toBe("done");
  await stopped;
});

it("closes idle connections at once and slow ones after the grace time", async () => {
  const { server, port } = await listen((_request, response) => void response.write("a beginning"));
  const slow = ["", "GET / HTTP/1.1\r\nhost: x\r\n", "GET / HTTP/1.1\r\nhost: x\r\n\r\n"].map((head) => {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    socket.write(head);
    return once(socket.resume(), "close");
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const start = performance.now();
  await stopServer(server, 300);
  await Promise.all(slow);
  expect(performance.now() - start).toBeLessThan(3000);
});
