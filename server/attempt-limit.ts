import { isIPv6 } from "node:net";

/** Failed attempts that one client may make per window. */
const MAX_OF_CLIENT = 10;
/** The same after many failures of all clients: who knows a token is never locked out by others. */
const MAX_OF_CLIENT_UNDER_ATTACK = 1;
/** Failed attempts of all clients per window that count as an attack. */
const ATTACK = 200;
const WINDOW_MS = 60_000;

/** Limits how often tokens can be tried. */
export interface AttemptLimit {
  /** Returns the seconds to wait before the client may try again; 0 if it may try now. */
  readonly secondsToWait: (client: string) => number;
  /** Counts a failed attempt. */
  readonly addFailure: (client: string) => void;
}

/**
 * Creates a limit of 10 failed attempts per minute and client. After 200 failures of all clients in a minute, each client
 * has one attempt instead of ten. A client is an IPv4 address or a network of 2^64 IPv6 addresses, which one person has.
 */
export function createAttemptLimit(now: () => number = Date.now): AttemptLimit {
  let failures = new Map<string, number>();
  let total = 0;
  let windowEnd = 0;
  const startWindowIfOver = (): void => {
    if (now() < windowEnd) return;
    failures = new Map();
    total = 0;
    windowEnd = now() + WINDOW_MS;
  };
  return {
    secondsToWait: (client) => {
      startWindowIfOver();
      const most = total >= ATTACK ? MAX_OF_CLIENT_UNDER_ATTACK : MAX_OF_CLIENT;
      const isOver = (failures.get(toNetwork(client)) ?? 0) >= most;
      return isOver ? Math.max(1, Math.ceil((windowEnd - now()) / 1000)) : 0;
    },
    addFailure: (client) => {
      startWindowIfOver();
      const network = toNetwork(client);
      failures.set(network, (failures.get(network) ?? 0) + 1);
      total++;
    },
  };
}

/** Returns the first 64 bits of an IPv6 address, and other addresses as they are. */
function toNetwork(client: string): string {
  // An embedded IPv4 address is in the last 32 bits.
  if (!isIPv6(client) || client.includes(".")) return client;
  const [address = ""] = client.toLowerCase().split("%");
  const [head = "", tail] = address.split("::");
  const first = head === "" ? [] : head.split(":");
  const last = tail === undefined || tail === "" ? [] : tail.split(":");
  const groups = [...first, ...Array<string>(8 - first.length - last.length).fill("0"), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
