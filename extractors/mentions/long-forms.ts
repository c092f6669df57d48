import { escapeRegExp, type OwnName } from "./own-name";

/** How often the whole name stands in the text. */
const timesIn = (name: string, source: string): number =>
  source.match(new RegExp(`(?<![\\w-])${escapeRegExp(name)}(?!\\w)`, "gi"))?.length ?? 0;

/** Whether "Careful Reading (CR)" stands in the abstract, the long form whole: not the end of "Slow Careful Reading (SCR)". */
function spellsOut(long: string, short: string, source: string): boolean {
  const at = source.indexOf(`${long} (${short})`);
  const word =
    source
      .slice(Math.max(0, at - 24), at)
      .trimEnd()
      .split(/\s/)
      .at(-1) ?? "";
  return at >= 0 && long.includes(" ") && !/^\p{Lu}/u.test(word) && !word.endsWith("-");
}

/** "Careful Reading (CR)", where the abstract goes on with "Careful Reading" and never with "CR": the name is the long form. */
export function longFormsFirst(names: readonly OwnName[], source: string): OwnName[] {
  const staysLong = (short?: OwnName, long?: OwnName): boolean =>
    short !== undefined &&
    long !== undefined &&
    spellsOut(long.name, short.name, source) &&
    timesIn(short.name, source) === 1 &&
    timesIn(long.name, source) > 1;
  return names.flatMap((n, i) => {
    const behind = names[i + 1];
    if (behind && staysLong(n, behind))
      return [
        { ...behind, by: n.by },
        { ...n, by: "spelled out" as const },
      ];
    return staysLong(names[i - 1], n) ? [] : [n];
  });
}
