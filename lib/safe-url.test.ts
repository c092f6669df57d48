import { describe, expect, it } from "vitest";
import { arxivUrl, doiUrl, webUrl } from "./safe-url";

describe("webUrl", () => {
  it.each([
    ["https://arxiv.org/abs/2505.22453", "https://arxiv.org/abs/2505.22453"],
    [" http://example.org/a b ", "http://example.org/a%20b"],
    ["javascript:alert(1)", null],
    ["JaVaScRiPt:alert(1)", null],
    ["data:text/html,x", null],
    ["//example.org", null],
    ["example.org", null],
    ["", null],
    [null, null],
  ])("%s is %s", (text, url) => expect(webUrl(text)).toBe(url));
});

describe("ids", () => {
  it.each([
    ["2505.22453", "https://arxiv.org/abs/2505.22453"],
    ["hep-th/9901001", "https://arxiv.org/abs/hep-th/9901001"],
    ["math.GT/0309136", "https://arxiv.org/abs/math.GT/0309136"],
    ["../../evil", null],
    ["2505.22453?x=1", null],
    [null, null],
  ])("arXiv %s is %s", (id, url) => expect(arxivUrl(id)).toBe(url));
  it.each([
    ["10.1145/3442188.3445922", "https://doi.org/10.1145/3442188.3445922"],
    ["doi:10.1/x", null],
    ["10.1145/a b", null],
    [null, null],
  ])("DOI %s is %s", (doi, url) => expect(doiUrl(doi)).toBe(url));
});
