/** Bytes of a request in JSON: the longest note that one may keep is a tenth of it. */
export const JSON_BODY_BYTES = 64 * 1024;

/**
 * The JSON of a request.
 * @returns its value, null where it is no JSON; or the answer to send, 413, where it is too large
 */
export async function readJsonBody(
  request: Request,
): Promise<{ readonly value: unknown } | { readonly refused: Response }> {
  const said = Number(request.headers.get("content-length") ?? 0);
  const bytes = said > JSON_BODY_BYTES ? null : await readUpTo(request.body, JSON_BODY_BYTES);
  if (bytes === null) {
    const error = `the request is larger than ${JSON_BODY_BYTES / 1024} KB; shorten what it holds`;
    return { refused: Response.json({ error }, { status: 413 }) };
  }
  try {
    return { value: JSON.parse(new TextDecoder().decode(bytes)) };
  } catch {
    return { value: null };
  }
}

/** All bytes of a body, or null where there are more than so many. */
async function readUpTo(body: ReadableStream<Uint8Array> | null, most: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (body === null) return new Uint8Array();
  // Leaving the loop cancels the body.
  for await (const chunk of body) {
    size += chunk.length;
    if (size > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
