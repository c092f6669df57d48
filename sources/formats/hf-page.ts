import { decodeHTMLAttribute } from "entities";
import type { ParseResult } from "@/lib/paper/parse-result";
import { findRecords } from "../input/find-records";
import type { Format, FormatInput } from "../input/format";
import { isPaperRecord, parseRecord } from "../input/parse-record";
import { skippedIssue } from "../input/raw-paper";

/** Attribute with the data of page components, as HTML-escaped JSON. */
const ATTRIBUTE = 'data-props="';

/** A Hugging Face Daily Papers page saved by a browser. */
export const hfPage: Format = {
  name: "hf-page",
  label: "Daily Papers page, saved as HTML",
  detect: (head) => {
    if (!/^\s{0,80}(?:<!doctype html|<html)/i.test(head)) return 0;
    return /<title>[^<]{0,80}Papers[^<]{0,40}Hugging Face/i.test(head) || head.includes("dailyPapers&quot;") ? 0.9 : 0;
  },
  parse: readPage,
};

async function* readPage({ source, lines, restated, fieldMap }: FormatInput): AsyncGenerator<ParseResult> {
  let count = 0;
  for await (const { text, number } of lines) {
    for (let at = text.indexOf(ATTRIBUTE); at >= 0; at = text.indexOf(ATTRIBUTE, at + 1)) {
      const start = at + ATTRIBUTE.length;
      const value = parse(text.slice(start, text.indexOf('"', start)));
      if (value === undefined) {
        yield skippedIssue({ source, locator: `line ${number}` }, "page data is not JSON", text.slice(at, at + 200));
        continue;
      }
      for (const record of findRecords(value, fieldMap).filter((found) => isPaperRecord(found, fieldMap))) {
        count++;
        yield* parseRecord(record, { source, restated, locator: `record ${count}` }, fieldMap);
      }
    }
  }
}

function parse(attribute: string): unknown {
  try {
    return JSON.parse(decodeHTMLAttribute(attribute));
  } catch {
    return undefined;
  }
}
