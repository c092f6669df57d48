import { SaxesParser } from "saxes";
import { describe, expect, it } from "vitest";
import { buildClaim } from "@/lib/claim/fixtures/claim";
import { type FeedHead, type FeedItem, formatAtom } from "./atom";

const HEAD: FeedHead = {
  query: "benchmark=owl&q=%22a%22",
  title: 'New claims: "a" & <b>',
  origin: "http://127.0.0.1:3000",
};
const ITEM: FeedItem = {
  claim: buildClaim({
    id: "c1",
    after: 72.9,
    authors: ["Ada & Bell", "Cem <Dağ>"],
    paper_url: "https://example.org/?a=1&b=2",
    sentence: 'Owl "wins" ]]> & <more>\u0007\ud800 🦉',
    benchmarks: ["Math Vista"],
  }),
  first_seen: "2026-01-02T03:04:05.678Z",
};

interface Node {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: Node[];
  text: string;
}

function parse(xml: string): Node {
  const root: Node = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  const parser = new SaxesParser({ xmlns: false });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const node: Node = { name, attributes: attributes as Record<string, string>, children: [], text: "" };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on("text", (text) => {
    const node = open.at(-1);
    if (node) node.text += text;
  });
  parser.on("closetag", () => open.pop());
  parser.write(xml).close();
  return root.children[0] ?? root;
}

const all = (node: Node | undefined, name: string) => node?.children.filter((child) => child.name === name) ?? [];
const textOf = (node: Node | undefined, name: string) => all(node, name)[0]?.text;
const hrefOf = (node: Node | undefined, rel: string) =>
  all(node, "link").find(({ attributes }) => attributes.rel === rel)?.attributes.href;

const UUID = /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe("formatAtom", () => {
  const feed = parse(formatAtom(HEAD, [ITEM, { ...ITEM, first_seen: "2025-01-01T00:00:00.000Z" }]));

  it("has all required elements", () => {
    expect(feed.attributes.xmlns).toBe("http://www.w3.org/2005/Atom");
    expect(textOf(feed, "id")).toMatch(UUID);
    expect(textOf(feed, "title")).toBe(HEAD.title);
    expect(textOf(feed, "updated")).toBe(ITEM.first_seen);
    expect(hrefOf(feed, "self")).toBe(`${HEAD.origin}/claims.atom?${HEAD.query}`);
    expect(hrefOf(feed, "alternate")).toBe(`${HEAD.origin}/claims?${HEAD.query}`);
    expect(all(feed, "entry")).toHaveLength(2);
  });

  it("contains claim, evidence and paper in each entry", () => {
    const [entry] = all(feed, "entry");
    expect(textOf(entry, "id")).toMatch(UUID);
    expect(textOf(entry, "title")).toBe("Model-7B: 72.9% on Math Vista");
    expect(textOf(entry, "updated")).toBe(ITEM.first_seen);
    expect(textOf(entry, "summary")).toBe('Owl "wins" ]]> & <more>\ufffd\ufffd 🦉 — A Paper');
    expect(all(entry, "author").map((author) => textOf(author, "name"))).toEqual(["Ada & Bell", "Cem <Dağ>"]);
    expect(all(entry, "category")[0]?.attributes).toEqual({ term: "math-vista", label: "Math Vista" });
    expect(hrefOf(entry, "alternate")).toBe("http://127.0.0.1:3000/claims/c1");
    expect(hrefOf(entry, "related")).toBe("https://example.org/?a=1&b=2");
  });

  it("has ids that do not depend on the server", () => {
    const idOf = (head: Partial<FeedHead>, id = "c1") => {
      const other = parse(formatAtom({ ...HEAD, ...head }, [{ ...ITEM, claim: { ...ITEM.claim, id } }]));
      return [textOf(other, "id"), textOf(all(other, "entry")[0], "id")];
    };
    const here = idOf({});
    expect(idOf({ origin: "https://example.org", title: "x" })).toEqual(here);
    expect(idOf({ query: "" })).toEqual([expect.not.stringContaining(String(here[0])), here[1]]);
    expect(idOf({}, "c2")).toEqual([here[0], expect.not.stringContaining(String(here[1]))]);
  });

  it("may be empty and contains no invalid links", () => {
    const empty = parse(formatAtom({ ...HEAD, query: "" }, []));
    expect(textOf(empty, "updated")).toBe("1970-01-01T00:00:00Z");
    expect(hrefOf(empty, "self")).toBe("http://127.0.0.1:3000/claims.atom");
    const bad = parse(formatAtom(HEAD, [{ ...ITEM, claim: { ...ITEM.claim, paper_url: "javascript:alert(1)" } }]));
    expect(hrefOf(all(bad, "entry")[0], "related")).toBeUndefined();
  });
});
