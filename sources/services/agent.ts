import process from "node:process";

/** "claimboard/0.1.0 (+mailto:…)": services like to know who asks, and whom to write to. */
export function formatUserAgent(version: string, contact = process.env.CLAIMBOARD_CONTACT): string {
  const whom = contact?.replace(/[^\x20-\x7e]|[()]/g, "").trim();
  return `claimboard/${version}${whom ? ` (+${whom})` : ""}`;
}
