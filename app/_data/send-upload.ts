import type { UploadLine, UploadProgress } from "@/lib/import-progress";
import { readJsonLines } from "@/lib/read-lines";

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
  const response = await fetch(`/imports/${to}?${new URLSearchParams({ name })}`, {
    method: "POST",
    headers: { "Content-Type": "application/octet-stream" },
    body,
    ...(signal && { signal }),
  });
  if (!response.ok || !response.body) throw new Error(await reasonOf(response));
  for await (const line of readJsonLines(response.body)) {
    const sent = line as UploadLine<T>;
    if ("done" in sent) return sent.done;
    if ("error" in sent) throw new Error(sent.error);
    onProgress?.(sent.progress);
  }
  throw new Error("the server broke off");
}

async function reasonOf(response: Response): Promise<string> {
  const body = (await response.json().catch(() => ({}))) as { error?: string };
  return body.error ?? `the server answers ${response.status}`;
}
