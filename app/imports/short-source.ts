import { getSourceKind } from "@/lib/paper/source-kind";

/** Shortens a path to its last part; queries and pasted text keep their names. */
export function shortenSourceName(source: string): string {
  const kind = getSourceKind(source);
  if (kind === "query" || kind === "pasted") return source;
  return source.split(/[/\\]/).findLast((part) => part !== "") ?? source;
}
