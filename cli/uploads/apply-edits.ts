import type { PaperEdit } from "@/lib/api/paper-edit";
import type { PaperRecord } from "@/lib/paper/paper";
import type { ParseResult } from "@/lib/paper/parse-result";
import { repairedIssue, toParseResults } from "@/sources/input/raw-paper";

/**
 * Replaces fields of papers by what a person wrote in the preview. Papers are counted from 0 in the order of the upload; an
 * edited paper is checked like any other, and stays as it was if the change makes it none.
 */
export async function* applyEdits(
  results: AsyncIterable<ParseResult>,
  edits: readonly PaperEdit[],
): AsyncGenerator<ParseResult> {
  const editByNumber = new Map(edits.map((edit) => [edit.number, edit]));
  let number = 0;
  for await (const result of results) {
    const edit = "paper" in result ? editByNumber.get(number++) : undefined;
    if ("paper" in result && edit) yield* editPaper(result.paper, edit);
    else yield result;
  }
}

function editPaper(paper: PaperRecord, { title, abstract, authors, date }: PaperEdit): ParseResult[] {
  const raw = {
    title: title ?? paper.title,
    abstract: abstract ?? paper.abstract,
    authors: authors ?? paper.authors,
    date: date ?? paper.published,
  };
  const { source, locator, restated } = paper;
  const results = toParseResults(raw, { source, locator, restated });
  const edited = results.flatMap((result) => ("paper" in result ? [result.paper] : []))[0];
  const issues = results.flatMap((result) => ("issue" in result ? [result.issue] : []));
  if (edited === undefined) {
    const reasons = issues.map(({ message }) => message).join("; ");
    return [repairedIssue(paper, `the change was not applied: ${reasons}`, raw.title), { paper }];
  }
  const changed = {
    ...(title !== undefined && { title: edited.title }),
    ...(abstract !== undefined && { abstract: edited.abstract }),
    ...(authors !== undefined && { authors: edited.authors }),
    ...(date !== undefined && { published: edited.published }),
  };
  return [...issues.map((issue) => ({ issue })), { paper: { ...paper, ...changed } }];
}
