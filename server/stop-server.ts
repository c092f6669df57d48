import type { Server } from "node:http";

/** Time for running requests to end, in milliseconds. */
const GRACE_MS = 1500;

/**
 * Stops a server: no new connections, running requests may end within the grace time, then every connection is closed,
 * however slow its client is. Resolves when the last connection is closed.
 */
export async function stopServer(server: Server, graceMs = GRACE_MS): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(timer);
}
