import { describe, expect, it } from "vitest";
import { arxivUrl, findArxivId, listArxivIds, parseArxivId, restoreArxivId } from "./arxiv-id";

describe("parseArxivId", () => {
  it.each([
    ["2505.22453", "2505.22453"],
    [" 2505.22453v3 ", "2505.22453"],
    ["arXiv:0704.0001", "0704.0001"],
    ["hep-th/9901001v2", "hep-th/9901001"],
    ["math.GT/0309136", "math.gt/0309136"],
    ["https://arxiv.org/pdf/2505.22653v1.pdf", "2505.22653"],
    ["2513.22453", null],
    ["1234.5", null],
    ["some-slug", null],
    ["", null],
  ])("%j is %j", (text, id) => expect(parseArxivId(text)).toBe(id));
});

describe("restoreArxivId", () => {
  it.each([
    ["2301.1014", "2301.10140"],
    ["2301.101", "2301.10100"],
    ["1501.1234", "1501.12340"],
    ["1412.123", "1412.1230"],
    ["704.0001", "0704.0001"],
    ["1412.1234", "1412.1234"],
    ["2301.10141", "2301.10141"],
    ["2301.1", "2301.1"],
    ["2301.1014v1", "2301.1014v1"],
    ["42", "42"],
    ["", ""],
  ])("restores %j", (number, id) => expect(restoreArxivId(number)).toBe(id));
});

describe("findArxivId", () => {
  it.each([
    ["[PDF](https://arxiv.org/pdf/2505.22653)", "2505.22653"],
    ["http://www.arxiv.org/abs/hep-th/9901001", "hep-th/9901001"],
    ["https://huggingface.co/papers/2504.01234", "2504.01234"],
    ["https://doi.org/10.48550/arXiv.2504.01234", "2504.01234"],
    ["see arXiv: 2504.01234v2 for more", "2504.01234"],
    ["accuracy 2504.01234", null],
    ["https://arxiv.org/abs/hf2506.04755", null],
    ["https://arxiv.org/abs/2506.047551", null],
    ["https://example.org/2504.01234", null],
  ])("finds in %j the id %j", (text, id) => expect(findArxivId(text)).toBe(id));
});

it.each([
  ["2505.22453", "https://arxiv.org/abs/2505.22453"],
  ["hep-th/9901001", "https://arxiv.org/abs/hep-th/9901001"],
])("the page of %s is %s and contains the id", (id, url) => {
  expect(arxivUrl(id)).toBe(url);
  expect(findArxivId(url)).toBe(id);
});

describe("listArxivIds", () => {
  it.each([
    ["2505.01234\n2505.01235v2", ["2505.01234", "2505.01235"], 1],
    [
      "- https://arxiv.org/abs/2505.01234\n- [pdf](https://arxiv.org/pdf/2505.01235.pdf)",
      ["2505.01234", "2505.01235"],
      2 / 3,
    ],
    ["arXiv:2505.01234, hep-th/9901001; 10.48550/arXiv.2505.01236", ["2505.01234", "hep-th/9901001", "2505.01236"], 1],
    ["huggingface.co/papers/2505.01234 https://huggingface.co/papers/2505.01234", ["2505.01234"], 1],
    ["It costs 2505.01 in room 1234.56789 of https://openreview.net/forum?id=2505.01234", [], 0],
    ["", [], 0],
  ])("of %j are %j", (text, ids, share) => expect(listArxivIds(text)).toEqual({ ids, share }));
});
