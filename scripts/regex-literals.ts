/** A pattern as it stands in a source file. */
export interface RegexLiteral {
  readonly source: string;
  readonly flags: string;
}

/** Where a slash begins a pattern and does not divide: behind an operator, a bracket or `return`. */
const LITERAL =
  /(?<=(?:^|[(,=:[!&|?{};>]|\breturn)\s{0,40})\/(?![*/])((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.){1,2000}\]){1,4000})\/([dgimsuvy]{0,8})/gm;

/** The patterns that a module writes out. Those that are put together at run time are not seen. */
export function findRegexLiterals(code: string): RegexLiteral[] {
  const bare = code.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
  return [...bare.matchAll(LITERAL)].map((match) => ({ source: match[1] ?? "", flags: match[2] ?? "" }));
}
