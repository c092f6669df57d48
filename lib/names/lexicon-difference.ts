import type { UserLexicon } from "./user-lexicon";

/** Returns the texts of one list that the other does not have, and the other way round. */
function differ(a: readonly string[], b: readonly string[]): string[] {
  const [inA, inB] = [new Set(a), new Set(b)];
  return [...a.filter((text) => !inB.has(text)), ...b.filter((text) => !inA.has(text))];
}

/** Lists the names about which two lexicons say different things, with all spellings that they know. */
export function listChangedNames(before: UserLexicon, after: UserLexicon): string[] {
  const rows = differ(...toTexts(before.rows, after.rows)).flatMap((text): string[] => {
    const { name, aliases, exactAliases } = JSON.parse(text) as UserLexicon["rows"][number];
    return [name, ...aliases, ...exactAliases];
  });
  const targets = differ(...toTexts(before.targets, after.targets)).map(
    (text) => (JSON.parse(text) as UserLexicon["targets"][number]).name,
  );
  return [...new Set([...rows, ...targets])];
}

const toTexts = (a: readonly unknown[], b: readonly unknown[]): [string[], string[]] => [
  a.map((value) => JSON.stringify(value)),
  b.map((value) => JSON.stringify(value)),
];
