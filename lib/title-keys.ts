import { foldText } from "./fold-text";

/** Where a title's subtitle begins; where it ends otherwise, as in "Who Counts? On Owls" or "Owls (extended abstract)". */
const SUBTITLE = /[:：]|[?!]\s|\s[-–—]{1,3}\s|—|\s\(|\.\s(?=\p{Lu})/u;
/** A head that says less is shared by papers that have nothing else in common. */
const SHORT_HEAD = 3;

/** By which copies of a paper are found: its title as one word, and what stands before the subtitle. */
export interface TitleKeys {
  readonly whole: string;
  /** The whole where there is no subtitle. */
  readonly head: string;
}

const joined = (text: string): string => foldText(text).replaceAll(" ", "");

/** `titleKeys("Owl-Net: A Study")` is `{ whole: "owlnetastudy", head: "owlnet" }`. */
export function titleKeys(title: string): TitleKeys {
  const whole = joined(title);
  const at = SUBTITLE.exec(title)?.index ?? title.length;
  const head = joined(title.slice(0, at));
  return { whole, head: head.length < SHORT_HEAD ? whole : head };
}

const ROMAN: ReadonlyMap<string, string> = new Map(
  Object.entries({ ii: "2", iii: "3", iv: "4", vi: "6", vii: "7", viii: "8", ix: "9" }),
);
const ORDINALS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ first: "1", second: "2", third: "3", fourth: "4", fifth: "5", sixth: "6", seventh: "7", eighth: "8" },
    ...{ one: "1", two: "2", three: "3", four: "4", five: "5" },
  }),
);
/** Words behind which a number counts the members of a series. */
const COUNTED =
  /\b(?:part|parts|volume|vol|no|number|edition|episode|chapter|round|task|subtask|track|lecture|day|version|phase|stage|season)\s(\w{1,6})\b/g;
const YEAR = /\b(?:19|20)\d{2}\b/g;
const NTH = /\b(\d{1,3})(?:st|nd|rd|th)\b/g;

/** What tells the members of a series apart, sorted: "Owls II" has `["2"]`, "Overview of OwlLab 2024" `["2024"]`. */
export function seriesMarks(title: string): string[] {
  const text = foldText(title);
  const words = text.split(" ");
  const counted = [...text.matchAll(COUNTED)].map(([, mark = ""]) =>
    mark === "i" ? "1" : (ROMAN.get(mark) ?? ORDINALS.get(mark) ?? mark),
  );
  const marks = [
    ...(text.match(YEAR) ?? []),
    ...[...text.matchAll(NTH)].map(([, mark = ""]) => mark),
    ...words.flatMap((word) => ROMAN.get(word) ?? []),
    ...counted.filter((mark) => /^\d|^[a-h]$/.test(mark)),
    // "Owls 2": a number that ends the name.
    ...(/ (\d)$/.exec(foldText(title.split(SUBTITLE)[0] ?? "")) ?? []).slice(1),
  ];
  return [...new Set(marks)].sort();
}
