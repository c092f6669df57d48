/** Extracts the text of a mail: headers are removed, and the body is decoded. */

const HEADER = /^[A-Za-z][A-Za-z0-9-]{1,40}:(?:\s|$)/;
const MAIL_HEADERS =
  /^(?:from|to|subject|date|mime-version|content-type|message-id|delivered-to|received|return-path):/i;
/** Headers from which a text is a mail. */
const MIN_HEADERS = 3;
/** Nested parts of a mail. */
const MAX_DEPTH = 5;

interface Part {
  readonly type: string;
  readonly text: string;
}

/** True for the head of a saved mail: a block of headers with sender, subject and the like at the start. */
export function isMail(head: string): boolean {
  const lines = head.replace(/^From .{0,200}\n/, "").split(/\r?\n/, 200);
  const end = lines.indexOf("");
  const headers = lines.slice(0, end < 0 ? lines.length : end);
  const known = new Set(headers.flatMap((line) => MAIL_HEADERS.exec(line)?.[0].toLowerCase() ?? []));
  return known.has("subject:") && known.size >= MIN_HEADERS && HEADER.test(headers[0] ?? "");
}

/** Returns the text of a mail, of its HTML part if there is no plain text. */
export function readMail(mail: string): string {
  const parts = readParts(mail.replace(/^From .{0,200}\n/, ""), 0);
  return (
    (parts.find(({ type }) => type === "text/plain") ?? parts.find(({ type }) => type === "text/html"))?.text ?? ""
  );
}

function readParts(source: string, depth: number): Part[] {
  const separator = /\r?\n\r?\n/.exec(source);
  if (separator === null || depth > MAX_DEPTH) return [];
  const headers = readHeaders(source.slice(0, separator.index));
  const body = source.slice(separator.index + separator[0].length);
  const contentType = headers.get("content-type") ?? "text/plain";
  const type = contentType.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const boundary = /boundary\s{0,4}=\s{0,4}(?:"([^"]{1,200})"|([^\s;]{1,200}))/i.exec(contentType);
  const marker = boundary?.[1] ?? boundary?.[2];
  if (type.startsWith("multipart/") && marker !== undefined)
    return body
      .split(`--${marker}`)
      .slice(1)
      .filter((part) => !part.startsWith("--"))
      .flatMap((part) => readParts(part.replace(/^[ \t]*\r?\n/, ""), depth + 1));
  const charset = /charset\s{0,4}=\s{0,4}"?([\w.:-]{1,40})/i.exec(contentType)?.[1] ?? "utf-8";
  return [{ type, text: decodeBody(body, headers.get("content-transfer-encoding") ?? "", charset) }];
}

function readHeaders(block: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const line of block.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/)) {
    const at = line.indexOf(":");
    if (at > 0) headers.set(line.slice(0, at).toLowerCase(), line.slice(at + 1).trim());
  }
  return headers;
}

function decodeBody(body: string, encoding: string, charset: string): string {
  if (/^base64$/i.test(encoding)) return decodeBytes(Buffer.from(body, "base64"), charset);
  if (!/^quoted-printable$/i.test(encoding)) return body;
  const joined = body.replace(/=[ \t]{0,20}\r?\n/g, "");
  // Bytes that follow each other may form one character.
  return joined.replace(/(?:=[\dA-F]{2})+/gi, (bytes) =>
    decodeBytes(Buffer.from(bytes.replaceAll("=", ""), "hex"), charset),
  );
}

function decodeBytes(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder("utf-8").decode(bytes);
  }
}
