import { z } from "zod";
import type { Reading } from "@/db/import";
import type { UploadLine, UploadProgress } from "@/lib/import-progress";
import { UPLOAD_LIMIT } from "@/lib/import-progress";
import { readPapers } from "@/sources/read";
import { refuseWrite } from "./write-board";

/** A file that a page sends: its name in the address, its bytes as the body. */
export interface Upload {
  readonly source: string;
  /** What the file holds, as it comes in. */
  readonly readings: AsyncIterable<Reading>;
  readonly progress: () => UploadProgress;
}

/** A query of a service is a name, too, and may be long. */
const nameSchema = z.string().trim().min(1).max(2000);

class TooLarge extends Error {}

async function* chunksOf(body: ReadableStream<Uint8Array>, count: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let total = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      total += next.value.length;
      if (total > UPLOAD_LIMIT) throw new TooLarge();
      count(next.value.length);
      yield next.value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/** Lets others be served between two records. */
const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function openUpload(source: string, body: ReadableStream<Uint8Array>): Upload {
  let [bytes, papers] = [0, 0];
  const chunks = chunksOf(body, (more) => {
    bytes += more;
  });
  async function* read(): AsyncGenerator<Reading> {
    for await (const reading of readPapers(chunks, { source })) {
      if ("paper" in reading) papers++;
      yield reading;
      await breathe();
    }
  }
  return { source, readings: read(), progress: () => ({ bytes, papers }) };
}

const PROGRESS_MS = 150;

/**
 * Answers an upload with lines of JSON: how far it is while `work` goes on, and at the end what came of it. It is refused
 * where the board may not be changed.
 * @param work told when whoever asked has left; what is stored is better brought to its end all the same
 */
export function answerUpload<T>(request: Request, work: (upload: Upload, left: AbortSignal) => Promise<T>): Response {
  const refused = refuseWrite(request);
  if (refused) return refused;
  const name = nameSchema.safeParse(new URL(request.url).searchParams.get("name"));
  if (!name.success || !request.body) return Response.json({ error: "a file without a name" }, { status: 400 });
  const upload = openUpload(name.data, request.body);
  const encoder = new TextEncoder();
  let timer: ReturnType<typeof setInterval> | undefined;
  const lines = new ReadableStream<Uint8Array>({
    async start(stream) {
      const send = (line: UploadLine<T>) => stream.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      timer = setInterval(() => send({ progress: upload.progress() }), PROGRESS_MS);
      const last = await work(upload, request.signal).then((done) => ({ done }), explain);
      clearInterval(timer);
      send(last);
      stream.close();
    },
    cancel: () => clearInterval(timer),
  });
  return new Response(lines, { headers: { "Content-Type": "application/x-ndjson", "Cache-Control": "no-store" } });
}

function explain(error: unknown): { error: string } {
  if (error instanceof TooLarge) {
    return { error: `it is larger than ${UPLOAD_LIMIT / 1024 / 1024} MB; the command line takes files of any size` };
  }
  console.error(error);
  return { error: error instanceof Error ? error.message : "it could not be read" };
}
