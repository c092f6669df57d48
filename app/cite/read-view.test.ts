import { expect, it } from "vitest";
import { LEXICON_FACTS } from "@/lib/names/comparison-facts";
import { parseClaimQuery } from "@/lib/query/parse-claim-query";
import { formatDataQuery, formatViewTitle, toPinnedPath } from "./read-view";

const parse = (text: string) => parseClaimQuery(new URLSearchParams(text)).query;
const NAMES = new Map([["mathvista", "MathVista"]]);

it.each([
  ["", "All claims"],
  ["family=aime", "Claims: AIME"],
  ["benchmark=mathvista&kind=change", "Claims: MathVista, change"],
  ["benchmark=none", "Claims: not named"],
  ["q=owls", "Claims: owls"],
])("names the view %s", (text, title) => expect(formatViewTitle(parse(text), NAMES, LEXICON_FACTS)).toBe(title));

it.each([
  ["cols=model,gain&benchmark=mathvista&density=compact&page=2", "benchmark=mathvista"],
  ["sort=-gain", "sort=-gain"],
  ["", ""],
])("keeps what determines the data of %s", (text, expected) => expect(formatDataQuery(parse(text))).toBe(expected));

it.each([
  ["", "/pinned/ab12"],
  ["kind=change", "/pinned/ab12?kind=change"],
])("has hash and query in the address of %s", (query, path) => expect(toPinnedPath("sha256:ab12", query)).toBe(path));
