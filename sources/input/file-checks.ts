import { createHash } from "node:crypto";
import { formatInteger } from "@/lib/format/format-integer";
import type { InputIssue } from "@/lib/paper/input-issue";
import type { PaperRecord } from "@/lib/paper/paper";
import type { ParseResult } from "@/lib/paper/parse-result";
import { WHOLE_FILE } from "./format";
import { repairedIssue } from "./raw-paper";

/** Message of a record that has only a title. */
const NO_ABSTRACT = "no abstract";
/** Skipped records from which their share is reported. */
const MANY_SKIPPED = 5;
/** Headings from which one paper is too few. */
const MANY_HEADINGS = 5;
/** Formats that hold several papers under headings. */
const HEADED_FORMATS: ReadonlySet<string> = new Set([
  ...["markdown-digest", "digest", "markdown-table", "labelled-text", "plain-listing", "bare-abstract"],
]);
const HEADING = /^(?:#{1,6}\s+\S|\*{1,6} \S)|<(?:h[1-6]|summary)\b/gim;
/** Abstracts remembered to find repeated ones. */
const REMEMBERED = 300_000;
/** Shorter texts may be equal by chance. */
const MIN_REPEATED = 100;
/** Characters compared at each end of an abstract. */
const ENDS = 150;

/** Returns a short key of the ends of an abstract, so that a remembered one takes 150 bytes, not its whole text. */
function toKey(abstract: string): string {
  const ends = `${abstract.length} ${abstract.slice(0, ENDS)} ${abstract.slice(-ENDS)}`;
  return createHash("sha256").update(ends).digest("base64").slice(0, 12);
}

interface KnownAbstract {
  readonly locator: string;
  readonly doi: string | null;
  readonly arxiv_id: string | null;
}

/** Counts the results of one file, and reports signs that the file as a whole was read wrongly. */
export class FileChecks {
  private papers = 0;
  private skipped = 0;
  private readonly reasons = new Map<string, number>();
  private readonly abstracts = new Map<string, KnownAbstract>();

  constructor(
    private readonly source: string,
    private readonly format: string,
    private readonly head: string,
  ) {}

  /** Counts a result; returns an issue if its abstract is that of another paper. */
  observe(result: ParseResult): ParseResult | null {
    if ("paper" in result) {
      this.papers++;
      return this.findRepeated(result.paper);
    }
    if (result.issue.severity === "skipped") this.countSkipped(result.issue);
    return null;
  }

  /** Lists the problems of the file after the last result. */
  *finish(): Generator<ParseResult> {
    const place = { source: this.source, locator: WHOLE_FILE };
    const headings = this.papers === 1 && HEADED_FORMATS.has(this.format) ? this.countHeadings() : 0;
    if (headings >= MANY_HEADINGS)
      yield repairedIssue(
        place,
        `one paper was read as ${this.format} from a text with ${headings} headings, so others may have been missed; check it, or set the format with --from`,
      );
    const titlesOnly = this.reasons.get(NO_ABSTRACT) ?? 0;
    if (this.papers === 0 && titlesOnly > 0 && titlesOnly === this.skipped) {
      yield repairedIssue(
        place,
        `${titlesOnly === 1 ? "the record has" : `all ${formatInteger(titlesOnly)} records have`} a title but no abstract, read as ${this.format}: this file cannot give claims; export it with abstracts, or set their field with --map abstract=FIELD`,
      );
    } else if (this.skipped >= MANY_SKIPPED && this.papers < this.skipped) {
      const all = this.papers + this.skipped;
      const [reason = ""] = [...this.reasons].sort((a, b) => b[1] - a[1])[0] ?? [];
      yield repairedIssue(
        place,
        `only ${formatInteger(this.papers)} of ${formatInteger(all)} records were imported, read as ${this.format}; most frequent reason: ${reason}; check the fields (--map) or the format (--from)`,
      );
    }
  }

  private countSkipped({ message }: InputIssue): void {
    this.skipped++;
    const reason = message.slice(0, 100);
    if (this.reasons.size < 50 || this.reasons.has(reason))
      this.reasons.set(reason, (this.reasons.get(reason) ?? 0) + 1);
  }

  private countHeadings(): number {
    return this.head.match(HEADING)?.length ?? 0;
  }

  private findRepeated({ abstract, doi, arxiv_id, locator, title }: PaperRecord): ParseResult | null {
    if (abstract.length < MIN_REPEATED || (doi ?? arxiv_id) === null) return null;
    const key = toKey(abstract);
    const known = this.abstracts.get(key);
    if (known === undefined) {
      if (this.abstracts.size < REMEMBERED) this.abstracts.set(key, { locator, doi, arxiv_id });
      return null;
    }
    const [id, other] = doi !== null && known.doi !== null ? [doi, known.doi] : [arxiv_id, known.arxiv_id];
    if (id === null || other === null || id === other) return null;
    const message = `the same abstract is at ${known.locator} under another id (${other}); check which paper it belongs to`;
    return repairedIssue({ source: this.source, locator }, message, title);
  }
}
