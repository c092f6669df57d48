import type { InputIssue } from "./input-issue";
import type { PaperRecord } from "./paper";

/** One result of reading a source: a paper, or a problem with a part of the input. */
export type ParseResult = { readonly paper: PaperRecord } | { readonly issue: InputIssue };
