import { isOfRecord } from "@/db/database-error";
import type { Db } from "@/db/open";
import { prepareFindStoredId } from "@/db/queries/find-known";
import { getUserLexicon } from "@/db/queries/get-user-lexicon";
import { extractSafely } from "@/extractors/extract-safely";
import type { PreviewPaper, UploadPreview } from "@/lib/api/upload-progress";
import { toClaims } from "@/lib/claim/to-claims";
import { getErrorMessage } from "@/lib/format/error-message";
import type { UserLexicon } from "@/lib/names/user-lexicon";
import { type InputIssue, paperIssue } from "@/lib/paper/input-issue";
import type { PaperRecord } from "@/lib/paper/paper";
import { toPaperId } from "@/lib/paper/paper-id";
import type { ParseResult } from "@/lib/paper/parse-result";

/** Papers and issues that are listed; all are counted. */
const SHOWN = 100;
/** No further papers are listed once the listed ones have this many claims, or characters in their abstracts. */
const SHOWN_CLAIMS = 2_000;
const SHOWN_CHARACTERS = 1_000_000;

/**
 * Previews an upload without storing anything. A paper that fails becomes an issue, as in an import.
 * @param source name of the file
 * @param results parsed papers and issues of the file
 * @param db database in which known papers are looked up
 */
export async function previewUpload(
  source: string,
  results: AsyncIterable<ParseResult>,
  db: Db,
): Promise<UploadPreview> {
  const findKnown = prepareFindStoredId(db);
  const lexicon = getUserLexicon(db);
  const papers = { new: 0, known: 0 };
  const counts = { skipped: 0, repaired: 0 };
  const shown: PreviewPaper[] = [];
  const issues: InputIssue[] = [];
  let [claims, characters, number] = [0, 0, 0];
  const report = (issue: InputIssue): void => {
    counts[issue.severity]++;
    if (issues.length < SHOWN) issues.push(issue);
  };
  for await (const result of results) {
    if ("issue" in result) {
      report(result.issue);
      continue;
    }
    const { paper, issues: found } = tryPreview(result.paper, number++, { findKnown, lexicon });
    found.forEach(report);
    if (paper === null) continue;
    papers[paper.known === null ? "new" : "known"]++;
    const isListed = shown.length < SHOWN && claims < SHOWN_CLAIMS && characters < SHOWN_CHARACTERS;
    if (isListed) shown.push(paper);
    characters += paper.abstract.length;
    claims += paper.claims.length;
  }
  return { source, papers, claims, counts, shown, issues };
}

/** What the preview needs of the board. */
interface PreviewBoard {
  readonly findKnown: (record: PaperRecord) => string | null;
  readonly lexicon: UserLexicon;
}

interface PaperPreview {
  /** Null if the paper failed. */
  readonly paper: PreviewPaper | null;
  readonly issues: readonly InputIssue[];
}

function tryPreview(record: PaperRecord, number: number, { findKnown, lexicon }: PreviewBoard): PaperPreview {
  try {
    return previewPaper(record, number, { known: findKnown(record), lexicon });
  } catch (error) {
    if (!isOfRecord(error)) throw error;
    return {
      paper: null,
      issues: [paperIssue("skipped", record, `the paper could not be read: ${getErrorMessage(error)}`)],
    };
  }
}

/** Returns a paper with its claims, and an issue for each unread part of its abstract. */
function previewPaper(
  record: PaperRecord,
  number: number,
  { known, lexicon }: { readonly known: string | null; readonly lexicon: UserLexicon },
): PaperPreview {
  const { title, abstract, authors, published, arxiv_id, doi, url, venue, locator } = record;
  const { claims: extracted, notes } = extractSafely(record, lexicon);
  const claims = toClaims({ ...record, id: toPaperId(title) }, extracted);
  return {
    paper: { number, title, abstract, authors, published, arxiv_id, doi, url, venue, locator, known, claims },
    issues: notes.map((message) => paperIssue("repaired", record, message)),
  };
}
