/** True for a text that becomes another one when at most this many characters are changed, added or removed. */
export function isWithinEdits(text: string, known: string, edits: number): boolean {
  if (Math.abs(text.length - known.length) > edits) return false;
  let at = 0;
  while (at < text.length && text[at] === known[at]) at++;
  if (at === text.length && at === known.length) return true;
  if (edits === 0) return false;
  const [rest, knownRest] = [text.slice(at), known.slice(at)];
  return (
    isWithinEdits(rest.slice(1), knownRest.slice(1), edits - 1) ||
    isWithinEdits(rest.slice(1), knownRest, edits - 1) ||
    isWithinEdits(rest, knownRest.slice(1), edits - 1)
  );
}
