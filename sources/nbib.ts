import type { Format, Input, Reading } from "./format";
import { RecordSize } from "./limits";
import { type Place, skipped, toReadings } from "./raw-paper";
import { givenFirst } from "./record";
import { pubmedPage, withoutFullStop } from "./shapes";

const TAG = /^([A-Z][A-Z\d ]{3})- ?(.*)$/;
const DOI = " [doi]";
const GOES_ON = /^ {6}(.*)$/;

/** PubMed's own format for reference managers (MEDLINE, `.nbib`). */
export const nbib: Format = {
  name: "nbib",
  label: "PubMed for reference managers (.nbib, MEDLINE)",
  guess: (head) => (/^\s{0,20}PMID- \d/.test(head) ? 0.97 : /^PMID- \d/m.test(head) ? 0.6 : 0),
  read: readNbib,
};

interface Draft {
  readonly line: number;
  readonly fields: Map<string, string[]>;
  readonly size: RecordSize;
  open: string[];
}

async function* readNbib({ source, lines, restated }: Input): AsyncGenerator<Reading> {
  let draft: Draft | null = null;
  const finish = ({ line, fields, size }: Draft): Reading[] => {
    const place = { source, restated, locator: `line ${line}` };
    return size.fault ? [skipped(place, size.fault, fields.get("TI")?.[0])] : readFields(fields, place);
  };
  for await (const { text, number } of lines) {
    const [, name, value = ""] = TAG.exec(text) ?? [];
    const tag = name?.trim();
    if (tag === "PMID") {
      if (draft) yield* finish(draft);
      draft = { line: number, fields: new Map(), size: new RecordSize(), open: [] };
    }
    if (draft && !draft.size.takes(text)) continue;
    if (draft && tag !== undefined) {
      draft.open = draft.fields.get(tag) ?? [];
      draft.open.push(value.trimEnd());
      draft.fields.set(tag, draft.open);
    } else if (draft && GOES_ON.test(text)) draft.open.push(joinWords(draft.open.pop() ?? "", text.trim()));
    else if (text.trim() !== "") yield skipped({ source, locator: `line ${number}` }, "a line of no field", text);
  }
  if (draft) yield* finish(draft);
}

/** Without a look at all of the text before, which may be long. */
const joinWords = (before: string, more: string): string =>
  before === "" || more === "" ? before + more : `${before} ${more}`;

function readFields(fields: ReadonlyMap<string, readonly string[]>, place: Place): Reading[] {
  const all = (...tags: string[]): string[] => tags.flatMap((tag) => fields.get(tag) ?? []);
  const one = (...tags: string[]): string => all(...tags)[0] ?? "";
  const authors = all("FAU").length > 0 ? all("FAU") : all("AU");
  return toReadings(
    {
      title: withoutFullStop(one("TI", "BTI")),
      abstract: one("AB"),
      authors: [...authors.map(givenFirst), ...all("CN")],
      date: dayOf(one("DEP"), one("DP")),
      links: [pubmedPage(one("PMID"))],
      ids: all("LID", "AID").flatMap((id) => (id.trimEnd().endsWith(DOI) ? id.trimEnd().slice(0, -DOI.length) : [])),
      venue: one("JT", "TA") || null,
    },
    place,
  );
}

/** Of the electronic edition, "20240304", or of the printed one, "2024 Mar 5"; a month or a season is no day. */
function dayOf(electronic: string, printed: string): string | null {
  if (electronic.trim() !== "") return electronic;
  const [, year, month, day] = /^(\d{4}) ([A-Z][a-z]{2}) (\d{1,2})$/.exec(printed.trim()) ?? [];
  return day === undefined ? null : `${day} ${month} ${year}`;
}
