/** A regular expression literal of a source file. */
export interface RegexLiteral {
  readonly source: string;
  readonly flags: string;
}

/** A slash starts a literal (not a division) after an operator, a bracket or `return`. */
const LITERAL =
  /(?<=(?:^|[(,=:[!&|?{};>]|\breturn)\s{0,40})\/(?![*/])((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.){1,2000}\]){1,4000})\/([dgimsuvy]{0,8})/gm;

/** Returns the regular expression literals of a module. Patterns built at run time are not found. */
export function findRegexLiterals(code: string): RegexLiteral[] {
  const bare = code.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
  return [...bare.matchAll(LITERAL)].map((match) => ({ source: match[1] ?? "", flags: match[2] ?? "" }));
}
