import { z } from "zod";
import { MAX_EDIT_BYTES, type PaperEdit, paperEditsSchema } from "@/lib/api/paper-edit";
import type { UploadTask } from "@/lib/api/upload-messages";
import type { UploadLine, UploadProgress } from "@/lib/api/upload-progress";
import { MAX_UPLOAD_BYTES } from "@/lib/api/upload-progress";
import { getBoardFile, showCurrentBoard } from "../_data/board";
import { busy, Slots } from "../_data/request-slots";
import { runUpload, UploadError } from "../_data/upload-thread";
import { refuseUnauthorizedWrite } from "../_data/write-board";
import { ChunkReader } from "./chunk-reader";

/** The query of a service is also a source name and may be long. */
const nameSchema = z.string().trim().min(1).max(2000);

/** Number of bytes at the start of the body that are edits in JSON; the file follows them. */
const editBytesSchema = z.coerce.number().int().min(0).max(MAX_EDIT_BYTES);

class UploadTooLargeError extends Error {}

async function* readLimitedChunks(
  body: ReadableStream<Uint8Array>,
  onChunk: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let total = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      total += next.value.length;
      if (total > MAX_UPLOAD_BYTES) throw new UploadTooLargeError();
      onChunk(next.value.length);
      yield next.value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/** Reads the edits at the start of an upload; the rest of the chunks is the file. @throws UploadError */
async function readEdits(chunks: ChunkReader, bytes: number): Promise<readonly PaperEdit[]> {
  if (bytes === 0) return [];
  try {
    return paperEditsSchema.parse(JSON.parse(new TextDecoder().decode(await chunks.take(bytes))));
  } catch {
    throw new UploadError("the edits could not be read; load the page again");
  }
}

const PROGRESS_MS = 150;

/** Each upload takes a thread with its memory. */
const slots = new Slots({ most: 2, queue: 8, waitMs: 60_000 });

/**
 * Responds to an upload with JSON lines: progress while a thread processes the file, and the result at the end. Refused
 * with 403 if the board is not writable, and with 503 if too many uploads are waiting.
 * @param task a preview stops when the client disconnects, storing is completed
 * @param run processes the file
 */
export async function uploadResponse(
  request: Request,
  task: UploadTask["task"],
  run: typeof runUpload = runUpload,
): Promise<Response> {
  const refused = refuseUnauthorizedWrite(request);
  if (refused) return refused;
  const name = nameSchema.safeParse(new URL(request.url).searchParams.get("name"));
  // A re-extraction has no file, and browsers send no empty body.
  const body = task === "reextract" ? new Blob([]).stream() : request.body;
  const editBytes = editBytesSchema.safeParse(new URL(request.url).searchParams.get("edits") ?? "0");
  if (!editBytes.success) return Response.json({ error: "the size of the edits is invalid" }, { status: 400 });
  if (!name.success || !body)
    return Response.json({ error: "the file name (parameter name) is missing" }, { status: 400 });
  const release = await slots.take(request.signal);
  if (release === null) return busy("uploads");
  const progress = { bytes: 0, papers: 0 };
  const chunks = new ChunkReader(
    readLimitedChunks(body, (more) => {
      progress.bytes += more;
    }),
  );
  const processUpload = async (): Promise<unknown> => {
    try {
      const edits = await readEdits(chunks, editBytes.data);
      return await run(
        { task, source: name.data, edits, board: getBoardFile() },
        chunks,
        (papers) => {
          progress.papers = papers;
        },
        task === "preview" ? request.signal : null,
      );
    } finally {
      await chunks.close();
      release();
      if (task !== "preview") await showCurrentBoard();
    }
  };
  return new Response(linesOf(processUpload, progress), {
    headers: { "Content-Type": "application/x-ndjson", "Cache-Control": "no-store" },
  });
}

function linesOf(work: () => Promise<unknown>, progress: UploadProgress): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let timer: ReturnType<typeof setInterval> | undefined;
  let isLeft = false;
  return new ReadableStream<Uint8Array>({
    async start(stream) {
      const send = (line: UploadLine<unknown>): void => {
        if (!isLeft) stream.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      };
      timer = setInterval(() => send({ progress }), PROGRESS_MS);
      const last = await work().then((done) => ({ done }), toErrorLine);
      clearInterval(timer);
      send(last);
      if (!isLeft) stream.close();
    },
    cancel: () => {
      isLeft = true;
      clearInterval(timer);
    },
  });
}

function toErrorLine(error: unknown): { error: string } {
  if (error instanceof UploadTooLargeError) {
    return {
      error: `the file is larger than ${MAX_UPLOAD_BYTES / 1024 / 1024} MB; the command line accepts files of any size`,
    };
  }
  if (!(error instanceof UploadError)) console.error(error);
  return { error: error instanceof Error ? error.message : "the file could not be read" };
}
