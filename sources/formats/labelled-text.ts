import type { ParseResult } from "@/lib/paper/parse-result";
import { toTextResults } from "../input/cut-at-label";
import type { Format, FormatInput } from "../input/format";
import { RecordSize } from "../input/limits";
import { skippedIssue } from "../input/raw-paper";
import { hasYamlFields } from "./front-matter";

const LABEL =
  /^\s{0,8}(Title|Authors?|PDF|Link|URL|arXiv|DOI|Date|Published|Venue|Summary|Abstract|Comments?|Categories|Tags|TL;DR|Code)\s?:\s?(.*)$/i;
const RULE = /^\s{0,3}(?:-{3,}|={3,}|\*{3,}|_{3,})\s*$/;

/** Plain text with labelled fields (`Title:`, `PDF:`, `Summary:`) and `---` between papers. */
export const labelledText: Format = {
  name: "labelled-text",
  label: "Plain text: Title:, PDF:, Summary: (or Abstract:), ---",
  detect: (head) => {
    if (hasYamlFields(head)) return 0;
    const titles = head.match(/^\s{0,8}Title\s?:\s?\S/gim)?.length ?? 0;
    const texts = head.match(/^\s{0,8}(?:Summary|Abstract)\s?:/gim)?.length ?? 0;
    return titles === 0 || texts === 0 ? 0 : texts >= titles / 2 ? 0.85 : 0.4;
  },
  parse: readText,
};

interface PartialPaper {
  readonly line: number;
  readonly fields: Map<string, string[]>;
  readonly size: RecordSize;
  openField: string[] | null;
}

async function* readText(input: FormatInput): AsyncGenerator<ParseResult> {
  let partial: PartialPaper | null = null;
  for await (const { text, number } of input.lines) {
    const [, label, value = ""] = LABEL.exec(text) ?? [];
    const name = label?.toLowerCase();
    if (name === "title") {
      if (partial) yield* finishPaper(partial, input);
      partial = { line: number, fields: new Map(), size: new RecordSize(), openField: null };
    }
    if (!partial?.size.takes(text)) continue;
    if (RULE.test(text)) partial.openField = null;
    else if (name !== undefined && !partial.fields.has(name)) {
      partial.openField = [value];
      partial.fields.set(name, partial.openField);
    } else partial.openField?.push(text);
  }
  if (partial) yield* finishPaper(partial, input);
}

function finishPaper({ line, fields, size }: PartialPaper, { source, restated }: FormatInput): ParseResult[] {
  const place = { source, restated, locator: `line ${line}` };
  if (size.fault) return [skippedIssue(place, size.fault, fields.get("title")?.join(" "))];
  const all = (...names: string[]): string[] =>
    names.map((name) => fields.get(name)?.join("\n") ?? "").filter((text) => text.trim() !== "");
  return toTextResults(
    {
      title: all("title")[0] ?? "",
      abstract: all("abstract", "summary")[0] ?? "",
      authors: all("authors", "author")[0] ?? "",
      date: all("date", "published")[0]?.trim() ?? null,
      links: all("link", "url", "pdf"),
      ids: all("arxiv", "doi"),
      venue: all("venue")[0] ?? null,
    },
    place,
  );
}
