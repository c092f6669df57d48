import type { UploadLine, UploadProgress } from "@/lib/import-progress";
import { readJsonLines } from "@/lib/read-lines";
import { askServer } from "./ask-server";

interface Options {
  readonly onProgress?: (progress: UploadProgress) => void;
  readonly signal?: AbortSignal;
}

/** Sends a file from the browser to be read or stored, and gives what the server makes of it. */
export async function sendUpload<T>(
  to: "preview" | "store",
  name: string,
  body: Blob | string,
  { onProgress, signal }: Options = {},
): Promise<T> {
  const response = await askServer(`/imports/${to}?${new URLSearchParams({ name })}`, {
    method: "POST",
    headers: { "Content-Type": "application/octet-stream" },
    body,
    ...(signal && { signal }),
  });
  for await (const line of linesOf(response)) {
    const sent = line as UploadLine<T>;
    if ("done" in sent) return sent.done;
    if ("error" in sent) throw new Error(sent.error);
    onProgress?.(sent.progress);
  }
  throw new Error(BROKEN);
}

const BROKEN = "the server broke off";

async function* linesOf({ body }: Response): AsyncGenerator<unknown> {
  try {
    if (body) yield* readJsonLines(body);
  } catch {
    throw new Error(BROKEN);
  }
}
