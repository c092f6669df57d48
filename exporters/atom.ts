import { createHash } from "node:crypto";
import { benchmarkId } from "@/lib/claim/benchmark-id";
import type { Claim } from "@/lib/claim/claim";
import { formatClaimTitle } from "@/lib/claim/title";
import { escapeMarkup } from "@/lib/format/escape-markup";
import { toSafeUrl } from "@/lib/format/safe-url";

/** Metadata of a feed. */
export interface FeedHead {
  /** Canonical claim query; determines the id of the feed. */
  readonly query: string;
  readonly title: string;
  /** Origin of the server: "http://127.0.0.1:3000". */
  readonly origin: string;
}

export interface FeedItem {
  readonly claim: Claim;
  /** Time of the first import, as ISO time. */
  readonly first_seen: string;
}

/** Escapes text for XML and removes invalid characters. */
function escapeXml(text: string): string {
  return escapeMarkup(text.toWellFormed().replace(/[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/gu, "\ufffd"));
}

const formatElement = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

const formatLink = (rel: string, type: string | null, href: string): string =>
  `<link rel="${rel}"${type ? ` type="${type}"` : ""} href="${escapeXml(href)}"/>`;

/** Returns a deterministic UUID (version 8) of a name, independent of the server. */
function toUuid(name: string): string {
  const hex = createHash("sha256").update(`claimboard ${name}`).digest("hex");
  const variant = ((Number.parseInt(hex[16] ?? "0", 16) & 3) | 8).toString(16);
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function formatEntry({ claim, first_seen }: FeedItem, origin: string): string {
  const paper = toSafeUrl(claim.paper_url);
  const parts = [
    formatElement("id", toUuid(`claim ${claim.id}`)),
    formatElement("title", formatClaimTitle(claim)),
    formatElement("updated", first_seen),
    formatLink("alternate", "text/html", `${origin}/claims/${claim.id}`),
    paper ? formatLink("related", null, paper) : "",
    ...claim.authors.map((name) => `<author>${formatElement("name", name)}</author>`),
    ...claim.benchmarks.map((name) => `<category term="${benchmarkId(name)}" label="${escapeXml(name)}"/>`),
    formatElement("summary", `${claim.sentence} — ${claim.paper_title}`),
  ];
  return `<entry>\n${parts.filter(Boolean).join("\n")}\n</entry>\n`;
}

/** Formats the newest claims of a query as an Atom feed (RFC 4287). */
export function formatAtom({ query, title, origin }: FeedHead, items: readonly FeedItem[]): string {
  const suffix = query === "" ? "" : `?${query}`;
  const updated = items.reduce((latest, { first_seen }) => (first_seen > latest ? first_seen : latest), "");
  const head = [
    formatElement("id", toUuid(`feed ${query}`)),
    formatElement("title", title),
    formatElement("updated", updated || "1970-01-01T00:00:00Z"),
    formatLink("self", "application/atom+xml", `${origin}/claims.atom${suffix}`),
    formatLink("alternate", "text/html", `${origin}/claims${suffix}`),
    `<author>${formatElement("name", "Claimboard")}</author>`,
    formatElement("generator", "Claimboard"),
  ];
  const entries = items.map((item) => formatEntry(item, origin)).join("");
  return `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">\n${head.join("\n")}\n${entries}</feed>\n`;
}
