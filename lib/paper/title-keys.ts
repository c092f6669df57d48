import { foldText } from "../format/fold-text";

/** Start of the subtitle, also without a colon: "Who Counts? On Owls", "Owls (extended abstract)". */
const SUBTITLE = /[:：]|[?!]\s|\s[-–—]{1,3}\s|—|\s\(|\.\s(?=\p{Lu})/u;
/** Shorter main titles are shared by unrelated papers. */
const MIN_MAIN_TITLE_LENGTH = 3;

/** Keys for finding copies of a paper: its title without spaces, and the part before the subtitle. */
export interface TitleKeys {
  readonly fullTitle: string;
  /** The full title if there is no subtitle. */
  readonly mainTitle: string;
}

const foldWithoutSpaces = (text: string): string => foldText(text).replaceAll(" ", "");

/**
 * Returns the keys of a title: `toTitleKeys("Owl-Net: A Study")` is `{ fullTitle: "owlnetastudy", mainTitle: "owlnet"
 * }`.
 */
export function toTitleKeys(title: string): TitleKeys {
  const whole = foldWithoutSpaces(title);
  const at = SUBTITLE.exec(title)?.index ?? title.length;
  const head = foldWithoutSpaces(title.slice(0, at));
  return { fullTitle: whole, mainTitle: head.length < MIN_MAIN_TITLE_LENGTH ? whole : head };
}

const ROMAN_NUMERALS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ii: "2", iii: "3", iv: "4", vi: "6", vii: "7", viii: "8", ix: "9" }),
);
const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ first: "1", second: "2", third: "3", fourth: "4", fifth: "5", sixth: "6", seventh: "7", eighth: "8" },
    ...{ one: "1", two: "2", three: "3", four: "4", five: "5" },
  }),
);
/** Words that are followed by the number of a part of a series. */
const NUMBERED_PART =
  /\b(?:part|parts|volume|vol|no|number|edition|episode|chapter|round|task|subtask|track|lecture|day|version|phase|stage|season)\s(\w{1,6})\b/g;
const YEAR = /\b(?:19|20)\d{2}\b/g;
const ORDINAL_NUMBER = /\b(\d{1,3})(?:st|nd|rd|th)\b/g;

/**
 * Finds the sorted markers that distinguish members of a series: "Owls II" has `["2"]`, "Overview of OwlLab 2024"
 * `["2024"]`.
 */
export function findSeriesMarkers(title: string): string[] {
  const text = foldText(title);
  const words = text.split(" ");
  const counted = [...text.matchAll(NUMBERED_PART)].map(([, mark = ""]) =>
    mark === "i" ? "1" : (ROMAN_NUMERALS.get(mark) ?? NUMBER_WORDS.get(mark) ?? mark),
  );
  const marks = [
    ...(text.match(YEAR) ?? []),
    ...[...text.matchAll(ORDINAL_NUMBER)].map(([, mark = ""]) => mark),
    ...words.flatMap((word) => ROMAN_NUMERALS.get(word) ?? []),
    ...counted.filter((mark) => /^\d|^[a-h]$/.test(mark)),
    // "Owls 2": a number that ends the name.
    ...(/ (\d)$/.exec(foldText(title.split(SUBTITLE)[0] ?? "")) ?? []).slice(1),
  ];
  return [...new Set(marks)].sort();
}
