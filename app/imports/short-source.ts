/** Of a path the last part, which is what a person looks for; a query and pasted text are called as they are. */
export function shortenSourceName(source: string): string {
  if (/^\w+: /.test(source)) return source;
  return source.split(/[/\\]/).findLast((part) => part !== "") ?? source;
}
