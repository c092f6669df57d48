import { createServer } from "node:net";
import { UsageError } from "./usage-error";

const MAX_TRIES = 100;

/** Returns the first free port from `first` on; 0 lets the system choose. */
export async function findFreePort(first: number, host: string): Promise<number> {
  for (let port = first; port < first + MAX_TRIES && port <= 65_535; port++) {
    const free = await tryPort(port, host);
    if (free !== null) return free;
  }
  throw new Error(`no free port from ${first} to ${Math.min(first + MAX_TRIES - 1, 65_535)} on ${host}`);
}

/** Explains why listening failed; many systems reserve ports below 1024. */
export function describeListenError({ code, message }: NodeJS.ErrnoException, port: number): string {
  if (code === "EACCES") return `no permission to use port ${port}${port < 1024 ? "; use one from 1024 on" : ""}`;
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "the address does not exist";
  if (code === "EADDRNOTAVAIL") return "the address does not belong to this machine";
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
      const free = typeof address === "object" && address ? address.port : port;
      server.close(() => resolve(free));
    });
  });
}
