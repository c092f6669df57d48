import process from "node:process";

/** Formats the user agent with an optional contact for the operators of a service: "claimboard/0.1.0 (+mailto:…)". */
export function formatUserAgent(version: string, contact = process.env.CLAIMBOARD_CONTACT): string {
  const address = contact?.replace(/[^\x20-\x7e]|[()]/g, "").trim();
  return `claimboard/${version}${address ? ` (+${address})` : ""}`;
}
