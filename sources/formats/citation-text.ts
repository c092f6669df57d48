import type { ParseResult } from "@/lib/paper/parse-result";
import { type Block, splitBlocks, toBlockText } from "../input/blocks";
import { isLabelled, toTextResults } from "../input/cut-at-label";
import type { Format, FormatInput } from "../input/format";
import { RecordSize } from "../input/limits";
import { hasMarkedName } from "../input/names-line";
import { removeFullStop, toPubmedUrl } from "../input/normalize-record";
import { type RawPaper, skippedIssue } from "../input/raw-paper";

/** "1. Owls J. 2024 Mar 22;12(3):1-10. doi: 10.5555/1." */
const PUBMED_START = /^\d{1,6}\. \S.{0,300}?\b((?:19|20)\d{2}(?: [A-Z][a-z]{2}(?: \d{1,2})?)?)\b[;:.]/;
/** Blocks of PubMed that are no abstract. */
const PUBMED_OTHER =
  /^(?:.{0,30}\(1\)\p{Lu}|(?:\(\d{1,3}\)?|\d{1,3}\))\p{Lu}|\S{3,12} \S?© \d{4}|Author information|Collaborators|DOI|PMID|PMCID|Conflict of interest|Copyright|©|Comment (?:in|on)|Update (?:in|of)|Erratum|Plain Language)/iu;
/** A DOI after its label, which may be damaged. */
const ID_LINE = /^.{0,8}10\.\d{4,9}\//;
/** The end of an address. */
const EMAIL_LINE = /^\S{1,80}@\S{1,80}$/;
/** Names with numbers of affiliations: "Lee A(1), Roy B(2)." */
const MARKED_NAMES = /^\p{Lu}[\p{L}\p{M}' -]{1,60}\(\d{1,3}\)(?:[,.(]|$)/u;
/** Copyright after the abstract, in the same paragraph if a line end was lost. */
const COPYRIGHT = /(?:\s|[^\p{L}\p{N}\s.]{1,3})(?:Copyright \S{1,3}|(?:\S{5,12} )?©) \d{4}\b.*$/isu;
/** Lines of a ScienceDirect citation: "Volume 12," and "(https://www.sciencedirect.com/…)". */
const SCIENCEDIRECT_LINK = /^\(https?:\/\/www\.sciencedirect\.com\/\S{1,300}\)$/m;
const JOURNAL = /^(?:Journal|Annals|Proceedings|Transactions) of\b/;
const SCIENCEDIRECT_ABSTRACT = /^Abstract:\s?/m;

/** Text exports with one citation per record: PubMed ("Abstract (text)") and ScienceDirect ("Text"). */
export const citationText: Format = {
  name: "citation-text",
  label: "Citations as text, with abstracts: PubMed, ScienceDirect",
  detect: (head) => {
    const isPubmed = PUBMED_START.test(firstBlock(head)) && /^PMID: \d/m.test(head);
    const isScienceDirect = SCIENCEDIRECT_LINK.test(head) && SCIENCEDIRECT_ABSTRACT.test(head);
    return isPubmed ? 0.92 : isScienceDirect ? 0.9 : 0;
  },
  parse: readCitations,
};

const firstBlock = (head: string): string => (head.trim().split(/\n\s*\n/, 1)[0] ?? "").replace(/\s+/g, " ");

const isStart = (block: Block): boolean => {
  const text = toBlockText(block);
  return PUBMED_START.test(text.replace(/\s+/g, " ")) || SCIENCEDIRECT_LINK.test(text);
};

async function* readCitations({ source, lines, restated }: FormatInput): AsyncGenerator<ParseResult> {
  let record: { readonly blocks: Block[]; readonly size: RecordSize } | null = null;
  const finish = (blocks: readonly Block[], fault: string | null): ParseResult[] => {
    const [first] = blocks;
    if (!first) return [];
    const place = { source, restated, locator: `line ${first[0].number}` };
    if (fault) return [skippedIssue(place, fault, toBlockText(first))];
    const paragraphs = blocks.slice(3).map(toBlockText);
    if (
      paragraphs.some((text) => MARKED_NAMES.test(text)) ||
      areLines(paragraphs) ||
      hasMarkedName(blocks[1] ? toBlockText(blocks[1]) : "")
    )
      return [
        skippedIssue(
          place,
          "the paragraphs are not as in PubMed; line ends may be doubled or lost",
          toBlockText(first),
        ),
      ];
    const isScienceDirect = SCIENCEDIRECT_LINK.test(toBlockText(first));
    return toTextResults(isScienceDirect ? fromScienceDirect(first) : fromPubmed(blocks), place);
  };
  for await (const block of splitBlocks(lines)) {
    if (isStart(block)) {
      if (record) yield* finish(record.blocks, record.size.fault);
      record = { blocks: [], size: new RecordSize() };
    }
    const text = toBlockText(block);
    if (record?.size.takes(text)) record.blocks.push(block);
    else if (!record)
      yield skippedIssue({ source, locator: `line ${block[0].number}` }, "text before the first citation", text);
  }
  if (record) yield* finish(record.blocks, record.size.fault);
}

/** True if paragraphs are the lines of a text: one goes on in lower case in the next. */
const areLines = (paragraphs: readonly string[]): boolean =>
  paragraphs.some((text, at) => /^[\p{Ll}(]/u.test(paragraphs[at + 1] ?? "") && !/[.!?:\])]$/.test(text));

function fromPubmed(blocks: readonly Block[]): RawPaper {
  const [citation = "", title = "", authors = "", ...others] = blocks.map((block) =>
    toBlockText(block).replace(/\s+/g, " ").trim(),
  );
  const idsAt = others.findIndex((text) => /(?:^|\s)(?:DOI|PMID|PMCID): /.test(text));
  const ids = others[idsAt] ?? "";
  const pmid = /\bPMID: (\d{1,9})/.exec(ids)?.[1];
  // What follows the ids is the citation of another record that was cut off.
  const abstract = others
    .slice(0, idsAt < 0 ? others.length : idsAt + 1)
    .map((text) => removeIds(text).replace(COPYRIGHT, ""))
    .filter(
      (text) =>
        text !== "" && !PUBMED_OTHER.test(text) && !isLabelled(text) && !ID_LINE.test(text) && !EMAIL_LINE.test(text),
    );
  return {
    title: removeFullStop(title),
    abstract: abstract.join("\n\n"),
    authors: authors.replace(/\(\d{1,3}\)/g, "").replace(/\.$/, ""),
    date: PUBMED_START.exec(citation)?.[1] ?? null,
    links: pmid === undefined ? [] : [toPubmedUrl(pmid)],
    ids: [ids, citation],
    venue: /^\d{1,6}\. (.{2,120}?)\. (?:19|20)\d{2}/.exec(citation)?.[1] ?? null,
  };
}

const FIRST_ID = /(?:^|[^\p{L}\p{N}])(?:DOI|PMID|PMCID): \S/u;

/** Removes ids from the end of a paragraph. */
function removeIds(text: string): string {
  const start = text.search(FIRST_ID);
  return start === -1 ? text : text.slice(0, start);
}

function fromScienceDirect(block: Block): RawPaper {
  const lines = block.map(({ text }) => text.trim());
  // Of a record whose beginning is cut off, the volume is too close to the start.
  const volumeAt = lines.findIndex((line) => /^Volume \d/.test(line));
  const offset = volumeAt < 0 ? 0 : volumeAt - 3;
  const value = (at: number): string => lines[at + offset]?.replace(/,$/, "") ?? "";
  const start = lines.findIndex((line) => SCIENCEDIRECT_ABSTRACT.test(line));
  const end = lines.findIndex((line, i) => i > start && /^Keywords:/.test(line));
  const abstract = start < 0 ? [] : lines.slice(start, end < 0 ? lines.length : end);
  // After a lost line end, the name of the journal is in the place of the title; after an additional one, a line lacks its comma.
  const isDamaged = JOURNAL.test(value(1)) || lines.slice(0, Math.max(0, volumeAt)).some((line) => !line.endsWith(","));
  const title = isDamaged ? "" : value(1);
  const details = start < 0 ? lines : lines.slice(0, start);
  return {
    title,
    abstract: abstract.join("\n").replace(SCIENCEDIRECT_ABSTRACT, ""),
    authors: value(0),
    date: details.map((line) => line.replace(/,$/, "")).find((line) => /^(?:19|20)\d{2}$/.test(line)) ?? null,
    links: details.filter((line) => SCIENCEDIRECT_LINK.test(line)).map((line) => line.slice(1, -1)),
    ids: details,
    venue: value(2),
  };
}
