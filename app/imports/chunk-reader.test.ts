import { describe, expect, it } from "vitest";
import { ChunkReader } from "./chunk-reader";

function createReader(...chunks: string[]) {
  const state = { isEnded: false };
  const source = (async function* () {
    try {
      for (const chunk of chunks) yield new TextEncoder().encode(chunk);
    } finally {
      state.isEnded = true;
    }
  })();
  return { reader: new ChunkReader(source), state };
}

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

async function readAll(reader: ChunkReader): Promise<string[]> {
  const rest: string[] = [];
  for await (const chunk of reader) rest.push(decode(chunk));
  return rest;
}

describe("ChunkReader", () => {
  it.each([
    [["abcdef"], 2, "ab", ["cdef"]],
    [["ab", "cd", "ef"], 3, "abc", ["d", "ef"]],
    [["ab", "cd"], 4, "abcd", []],
    [["ab"], 4, "ab", []],
    [["ab", "cd"], 0, "", ["ab", "cd"]],
  ])("of %j takes %d bytes", async (chunks, size, taken, rest) => {
    const { reader } = createReader(...chunks);
    expect(decode(await reader.take(size))).toBe(taken);
    expect(await readAll(reader)).toEqual(rest);
  });

  it("ends its source, also before the end", async () => {
    const { reader, state } = createReader("ab", "cd");
    await reader.take(1);
    await reader.close();
    expect(state.isEnded).toBe(true);
  });
});
