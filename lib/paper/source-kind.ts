/** Where the papers of a source came from. */
export type SourceKind = "file" | "stdin" | "pasted" | "query";

/** Name of standard input as a source. */
export const STDIN = "stdin";
const PASTED_PREFIX = "pasted: ";
/** The name of a service before its query. */
const QUERY_PREFIX = /^\w+: /;

/** Formats the source name of pasted text from a label that identifies the text. */
export const toPastedName = (label: string): string => `${PASTED_PREFIX}${label}`;

/** Formats the source name of a query to a service, such as "arxiv: cat:cs.CL". */
export const toQueryName = (service: string, query: string): string => `${service}: ${query}`;

/** Returns the kind of a stored source, whose name is all that is stored. */
export function getSourceKind(source: string): SourceKind {
  if (source === STDIN) return "stdin";
  if (source.startsWith(PASTED_PREFIX)) return "pasted";
  return QUERY_PREFIX.test(source) ? "query" : "file";
}

/** Shortens a path to its last part; queries and pasted text keep their names. */
export function shortenSourceName(source: string): string {
  const kind = getSourceKind(source);
  if (kind === "query" || kind === "pasted") return source;
  return source.split(/[/\\]/).findLast((part) => part !== "") ?? source;
}
