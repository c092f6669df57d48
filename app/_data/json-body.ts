/** Limit of a JSON request in bytes: ten times the longest note. */
export const JSON_BODY_BYTES = 64 * 1024;

/**
 * Reads the JSON body of a request.
 * @returns its value, null if it is not JSON; or the response to send (413) if it is too large
 */
export async function readJsonBody(
  request: Request,
): Promise<{ readonly value: unknown } | { readonly refused: Response }> {
  const statedLength = Number(request.headers.get("content-length") ?? 0);
  const bytes = statedLength > JSON_BODY_BYTES ? null : await readUpTo(request.body, JSON_BODY_BYTES);
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

/** Reads a body; null if it has more than `most` bytes. */
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
