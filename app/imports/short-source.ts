/** Shortens a path to its last part; queries and pasted text keep their names. */
export function shortenSourceName(source: string): string {
  if (/^\w+: /.test(source)) return source;
  return source.split(/[/\\]/).findLast((part) => part !== "") ?? source;
}
