import { parseJsonLines } from "@/app/_data/read-json-lines";
import type { PaperEdit } from "@/lib/api/paper-edit";
import type { UploadLine, UploadProgress } from "@/lib/api/upload-progress";
import { fetchOrThrow } from "./fetch-or-throw";

interface SendUploadOptions {
  /** Changes to the papers of the file. */
  readonly edits?: readonly PaperEdit[];
  readonly onProgress?: (progress: UploadProgress) => void;
  readonly signal?: AbortSignal;
}

/** Uploads a file to be previewed or stored, and returns the result of the server. */
export async function sendUpload<T>(
  endpoint: "preview" | "store" | "reextract",
  name: string,
  body: Blob | string,
  { edits = [], onProgress, signal }: SendUploadOptions = {},
): Promise<T> {
  const prefix = edits.length > 0 ? new Blob([JSON.stringify(edits)]) : null;
  const params = new URLSearchParams({ name, ...(prefix && { edits: String(prefix.size) }) });
  const response = await fetchOrThrow(`/imports/${endpoint}?${params}`, {
    method: "POST",
    headers: { "Content-Type": "application/octet-stream" },
    body: prefix ? new Blob([prefix, body]) : body,
    ...(signal && { signal }),
  });
  for await (const line of readResponseLines(response)) {
    const sent = line as UploadLine<T>;
    if ("done" in sent) return sent.done;
    if ("error" in sent) throw new Error(sent.error);
    onProgress?.(sent.progress);
  }
  throw new Error(CONNECTION_LOST_MESSAGE);
}

const CONNECTION_LOST_MESSAGE = "the connection was interrupted";

async function* readResponseLines({ body }: Response): AsyncGenerator<unknown> {
  try {
    if (body) yield* parseJsonLines(body);
  } catch {
    throw new Error(CONNECTION_LOST_MESSAGE);
  }
}
