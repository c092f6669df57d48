/** The parts of a name, without case, accents and points: "Wei, L." is `["wei", "l"]`. */
function splitNameParts(name: string): string[] {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.split(/[^\p{L}]+/u).filter(Boolean);
}

/**
 * True where two names can be one person: every part of the shorter has its match in the longer (the same, or the
 * initial of it), and one part longer than an initial is the same. The order of the parts does not matter. Of initials
 * alone ("A. B.", "A B") all have to be the same, in their order.
 */
function isSamePerson(a: readonly string[], b: readonly string[]): boolean {
  if (a.length > 0 && a.join(" ") === b.join(" ")) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const free = [...long];
  let full = false;
  for (const part of [...short].sort((x, y) => y.length - x.length)) {
    const at = free.findIndex((other) => other === part || isInitial(other, part) || isInitial(part, other));
    if (at < 0) return false;
    if (free[at] === part && part.length > 1) full = true;
    free.splice(at, 1);
  }
  return full;
}

const isInitial = (a: string, b: string): boolean => a.length === 1 && b.startsWith(a);

/** True where the letters of both lists are of one script, so that their names can be set side by side. */
function isSameScript(a: readonly string[], b: readonly string[]): boolean {
  const latin = (names: readonly string[]) => names.some((name) => /\p{Script=Latin}/u.test(name));
  return latin(a) === latin(b);
}

/** Whether two lists of authors have a person in common: `null` where they do not say. */
export function hasCommonAuthor(a: readonly string[], b: readonly string[]): boolean | null {
  if (a.length === 0 || b.length === 0 || !isSameScript(a, b)) return null;
  // A name without a letter has no parts, and is one all the same.
  if (a.some((name) => b.includes(name))) return true;
  const others = b.map(splitNameParts);
  return a.map(splitNameParts).some((name) => others.some((other) => isSamePerson(name, other)));
}

/** Whether two lists begin with the same person: `null` where they do not say. */
export function hasCommonFirstAuthor(a: readonly string[], b: readonly string[]): boolean | null {
  return hasCommonAuthor(a.slice(0, 1), b.slice(0, 1));
}
