import { describe, expect, it } from "vitest";
import { findMisleadingHost, getLinkHost } from "./link-host";

describe("getLinkHost", () => {
  it.each([
    ["https://www.arxiv.org/abs/1", "arxiv.org"],
    ["https://arxiv.org@evil.example/abs/1", "evil.example"],
    ["https://arxiv.org.evil.example/", "arxiv.org.evil.example"],
    ["http://localhost:8080/x", "localhost:8080"],
    // A Cyrillic letter.
    ["https://\u0430rxiv.org/abs/1", "xn--rxiv-43d.org"],
  ])("%s is %s", (url, host) => expect(getLinkHost(url)).toBe(host));
});

describe("findMisleadingHost", () => {
  const EVIL = "https://evil.example/x";
  it.each([
    ["https://arxiv.org/abs/2501.00001", EVIL],
    ["arXiv.org: a study", EVIL],
    ["See www.openai.com.", EVIL],
    ["arxiv.org", "https://arxiv.org.evil.example/"],
    ["arxiv.org", "https://arxiv.org@evil.example/"],
    ["arxiv.org", "https://notarxiv.org/"],
    ["arxiv\u200b.org", EVIL],
    ["ａrxiv．org", EVIL],
    ["\u0430rxiv.org", "https://arxiv.org/"],
    ["(arxiv.org)", EVIL],
  ])("%s at %s is marked", (text, url) => expect(findMisleadingHost(text, url)).toBe(getLinkHost(url)));

  it.each([
    ["A Paper", EVIL],
    ["Node.js is fast, e.g. for v1.2 of GPT-4.1", EVIL],
    ["Ends here.Comments follow", EVIL],
    ["arXiv.org: a study", "https://arxiv.org/abs/2501.00001"],
    ["arxiv.org", "https://export.arxiv.org/abs/2501.00001"],
    ["www.arxiv.org and openai.com", "http://arxiv.org/x"],
    ["", EVIL],
  ])("%s at %s is not", (text, url) => expect(findMisleadingHost(text, url)).toBeNull());
});
