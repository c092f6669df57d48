import type { Format } from "../input/format";
import { aclAnthology } from "./acl-anthology";
import { arxivAtom } from "./arxiv-atom";
import { arxivEmail } from "./arxiv-email";
import { arxivRss } from "./arxiv-rss";
import { bareAbstract } from "./bare-abstract";
import { bibtex } from "./bibtex";
import { citationText } from "./citation-text";
import { copiedPage } from "./copied-page";
import { csv } from "./csv";
import { dailyPapers } from "./daily-papers";
import { digest } from "./digest";
import { endnote } from "./endnote";
import { endnoteXml } from "./endnote-xml";
import { frontMatter } from "./front-matter";
import { hfPage } from "./hf-page";
import { htmlPage } from "./html-page";
import { json } from "./json";
import { jsonl } from "./jsonl";
import { labelledText } from "./labelled-text";
import { markdownDigest } from "./markdown-digest";
import { markdownTable } from "./markdown-table";
import { nbib } from "./nbib";
import { oaiPmh } from "./oai-pmh";
import { plainListing } from "./plain-listing";
import { plainPapers } from "./plain-papers";
import { pubmedXml } from "./pubmed-xml";
import { pythonLines } from "./python-lines";
import { ris } from "./ris";
import { wos } from "./wos";

/** All input formats. To add one, create its file and add it here. */
export const FORMATS: readonly Format[] = [
  jsonl,
  json,
  markdownDigest,
  plainListing,
  dailyPapers,
  arxivAtom,
  arxivRss,
  oaiPmh,
  aclAnthology,
  bibtex,
  ris,
  wos,
  endnote,
  endnoteXml,
  nbib,
  pubmedXml,
  arxivEmail,
  pythonLines,
  markdownTable,
  frontMatter,
  labelledText,
  digest,
  citationText,
  copiedPage,
  csv,
  plainPapers,
  bareAbstract,
  hfPage,
  htmlPage,
];

/** Finds a format by its name for `--from`, or null. */
export function findFormat(name: string): Format | null {
  return FORMATS.find((format) => format.name === name) ?? null;
}
