import type { Format, Input, Reading } from "./format";
import { RecordSize } from "./limits";
import { type Place, skipped, toReadings } from "./raw-paper";
import { givenFirst } from "./record";

const TAG = /^([A-Z][A-Z0-9]) {1,2}-(?: |$)(.*)$/;

/** RIS, as reference managers and publishers export it. */
export const ris: Format = {
  name: "ris",
  label: "RIS",
  guess: (head) => (/^\s{0,20}TY {1,2}- /m.test(head) ? (/^\s{0,20}TY {1,2}- /.test(head) ? 0.97 : 0.6) : 0),
  read: readRis,
};

interface Draft {
  readonly line: number;
  readonly fields: Map<string, string[]>;
  readonly size: RecordSize;
  open: string[] | null;
}

async function* readRis({ source, lines, restated }: Input): AsyncGenerator<Reading> {
  let draft: Draft | null = null;
  const finish = ({ line, fields, size }: Draft): Reading[] => {
    const place = { source, restated, locator: `line ${line}` };
    return size.fault ? [skipped(place, size.fault, fields.get("TI")?.[0])] : readFields(fields, place);
  };
  for await (const line of lines) {
    const [, tag, value = ""] = TAG.exec(line.text) ?? [];
    if (tag === "TY") {
      if (draft) yield* finish(draft);
      draft = { line: line.number, fields: new Map(), size: new RecordSize(), open: null };
    } else if (tag === "ER") {
      if (draft) yield* finish(draft);
      else yield skipped({ source, locator: `line ${line.number}` }, "an end (ER) without a begin (TY)", line.text);
      draft = null;
    } else if (draft && !draft.size.takes(line.text)) {
    } else if (draft && tag !== undefined) {
      draft.open = draft.fields.get(tag) ?? [];
      draft.open.push(value);
      draft.fields.set(tag, draft.open);
    } else if (draft?.open) draft.open.push(`${draft.open.pop()}\n${line.text}`);
  }
  if (draft) yield* finish(draft);
}

function readFields(fields: ReadonlyMap<string, readonly string[]>, place: Place): Reading[] {
  const all = (...tags: string[]): string[] => tags.flatMap((tag) => fields.get(tag) ?? []);
  return toReadings(
    {
      title: all("TI", "T1")[0] ?? "",
      abstract: all("AB", "N2")[0] ?? "",
      authors: all("AU", "A1").flatMap(namesIn),
      date: (all("DA", "PY", "Y1")[0] ?? "").trim().replace(/\/{1,3}$/, ""),
      links: all("UR", "L1", "LK"),
      ids: all("DO", "AN", "JO"),
      venue: all("T2", "JO", "JF", "JA", "BT")[0] ?? null,
    },
    place,
  );
}

/** Some programs put all authors into one line, with "and" between. */
const namesIn = (line: string): string[] => line.split(" and ").map(givenFirst);
