import { expect, it } from "vitest";
import { toChunks } from "../testing/parse-all";
import { decodeText } from "./decode-text";

async function decode(text: string, size: number): Promise<string> {
  const chunks = toChunks(new TextEncoder().encode(text), size);
  let decoded = "";
  for await (const piece of decodeText(chunks, { encoding: "utf-8", head: text }, () => {})) decoded += piece;
  return decoded;
}

it.each<[string, string, string]>([
  ["line separators", "Owls\u2028Herons\u2029Gulls", "Owls\nHerons\nGulls"],
  [
    "line separators read as another encoding",
    "Owls\u00e2\u0080\u00a8Herons\u00e2\u20ac\u00a9Gulls",
    "Owls\nHerons\nGulls",
  ],
  ["the start of one at the end", "Owls\u2028Gulls\u00e2\u0080", "Owls\nGulls\u00e2\u0080"],
  ["the same letter in a word", "Owls\u2028Gr\u00e2ce", "Owls\nGr\u00e2ce"],
  ["separators beside other line ends, which stay", "Owls\u2028Herons\nGulls", "Owls\u2028Herons\nGulls"],
])("chunks of any size give the same text: %s", async (_, text, expected) => {
  for (const size of [1, 2, 3, 4, 7, 100]) expect(await decode(text, size), `${size} bytes`).toBe(expected);
});
