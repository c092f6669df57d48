/** Splits a name into its parts, without case, accents and periods: "Wei, L." gives `["wei", "l"]`. */
function splitNameParts(name: string): string[] {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.split(/[^\p{L}]+/u).filter(Boolean);
}

/**
 * True if two names can refer to one person: every part of the shorter name matches a part of the longer one (the same
 * or its initial), and at least one part longer than an initial is the same. The order does not matter. Names that
 * consist only of initials must be equal.
 */
function isSamePerson(a: readonly string[], b: readonly string[]): boolean {
  if (a.length > 0 && a.join(" ") === b.join(" ")) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const free = [...long];
  let sharesFullWord = false;
  for (const part of [...short].sort((x, y) => y.length - x.length)) {
    const at = free.findIndex((other) => other === part || isInitial(other, part) || isInitial(part, other));
    if (at < 0) return false;
    if (free[at] === part && part.length > 1) sharesFullWord = true;
    free.splice(at, 1);
  }
  return sharesFullWord;
}

const isInitial = (a: string, b: string): boolean => a.length === 1 && b.startsWith(a);

/** True if both lists use the same script, so that their names can be compared. */
function isSameScript(a: readonly string[], b: readonly string[]): boolean {
  const latin = (names: readonly string[]) => names.some((name) => /\p{Script=Latin}/u.test(name));
  return latin(a) === latin(b);
}

/** Whether two author lists share a person; null if this cannot be determined. */
export function hasCommonAuthor(a: readonly string[], b: readonly string[]): boolean | null {
  if (a.length === 0 || b.length === 0 || !isSameScript(a, b)) return null;
  // Names without letters have no parts, so they are compared as a whole.
  if (a.some((name) => b.includes(name))) return true;
  const others = b.map(splitNameParts);
  return a.map(splitNameParts).some((name) => others.some((other) => isSamePerson(name, other)));
}

/** Whether two lists have the same first author; null if this cannot be determined. */
export function hasCommonFirstAuthor(a: readonly string[], b: readonly string[]): boolean | null {
  return hasCommonAuthor(a.slice(0, 1), b.slice(0, 1));
}
