import { createServer } from "node:net";
import { UsageError } from "./usage-error";

const MAX_TRIES = 100;

/** The first free port from the given one on; 0 leaves the choice to the system. */
export async function findFreePort(first: number, host: string): Promise<number> {
  for (let port = first; port < first + MAX_TRIES && port <= 65_535; port++) {
    const free = await tryPort(port, host);
    if (free !== null) return free;
  }
  throw new Error(`no free port from ${first} to ${Math.min(first + MAX_TRIES - 1, 65_535)} on ${host}`);
}

/** Why nothing can listen there; many systems keep the ports below 1024 for those who run them. */
export function describeListenError({ code, message }: NodeJS.ErrnoException, port: number): string {
  if (code === "EACCES") return `you may not use port ${port}${port < 1024 ? "; try one from 1024 on" : ""}`;
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "there is no such address";
  if (code === "EADDRNOTAVAIL") return "it is not an address of this machine";
  return message;
}

function tryPort(port: number, host: string): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(null);
      else reject(new UsageError(`cannot serve on ${host}: ${describeListenError(error, port)}`));
    });
    server.listen(port, host, () => {
      const address = server.address();
      const taken = typeof address === "object" && address ? address.port : port;
      server.close(() => resolve(taken));
    });
  });
}
