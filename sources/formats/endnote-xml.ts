import { selectDate } from "@/lib/paper/parse-day";
import type { ParseResult } from "@/lib/paper/parse-result";
import type { Format } from "../input/format";
import { markupToText } from "../input/markup-to-text";
import { type SourceLocation, toParseResults } from "../input/raw-paper";
import { findChildren, getElementText, type XmlNode } from "../input/xml";
import { hasRootElement, parseXmlPapers } from "../input/xml-papers";

/** EndNote XML: `<xml><records><record>` with titles, contributors and abstract. */
export const endnoteXml: Format = {
  name: "endnote-xml",
  label: "EndNote, XML",
  detect: (head) =>
    hasRootElement(head, /^(?:xml|records)$/) && /<(?:ref-type|contributors|titles)\b/.test(head) ? 0.95 : 0,
  parse: (input) => parseXmlPapers(input, ["record"], readRecord),
};

function readRecord(record: XmlNode, location: SourceLocation): ParseResult[] {
  const texts = (...path: string[]): string[] =>
    findPath(record, path)
      .map((node) => getElementText(node).trim())
      .filter((text) => text !== "");
  return toParseResults(
    {
      title: texts("titles", "title")[0] ?? "",
      abstract: findPath(record, ["abstract"]).map(markupToText)[0] ?? "",
      authors: texts("contributors", "authors", "author").map((familyFirst) => ({ familyFirst })),
      date: selectDate([...texts("dates", "pub-dates", "date"), ...texts("dates", "year")]),
      links: texts("urls", "related-urls", "url"),
      ids: [...texts("electronic-resource-num"), ...texts("accession-num")],
      venue: texts("periodical", "full-title")[0] ?? texts("titles", "secondary-title")[0] ?? null,
    },
    location,
  );
}

/** Finds all elements at a path below an element. */
function findPath(node: XmlNode, path: readonly string[]): XmlNode[] {
  return path.reduce((nodes, name) => nodes.flatMap((one) => findChildren(one, name)), [node]);
}
