import process from "node:process";
import { z } from "zod";
import { refuseWrite } from "@/app/_data/write-board";
import { isoDateSchema, type PaperRecord } from "@/lib/paper";
import { agentName } from "@/sources/services/agent";
import { arxiv } from "@/sources/services/arxiv";
import { openClient } from "@/sources/services/client";
import { fetchPages, nameOf } from "@/sources/services/fetch-pages";

const bodySchema = z.object({ query: z.string().trim().min(1).max(1000), since: isoDateSchema.nullable() });

const ANSWER_MS = 30_000;

/** A record as a line that is read like a file. */
const toLine = ({ arxiv_id: id, locator: _, source: __, restated: ___, ...rest }: PaperRecord): string =>
  JSON.stringify({ id, ...rest });

/** Asks the arXiv once, for the newest papers of a query: they come as a file, which is stored like every file. */
export async function POST(request: Request): Promise<Response> {
  const refused = refuseWrite(request);
  if (refused) return refused;
  const body = bodySchema.safeParse(await request.json().catch(() => null));
  if (!body.success) return Response.json({ error: "there is no query" }, { status: 400 });
  const query = { query: body.data.query, since: body.data.since ?? undefined };
  const ask = openClient(arxiv, {
    agent: agentName(process.env.PROGRAM_VERSION ?? "0"),
    signal: request.signal,
    timeout: ANSWER_MS,
    base: process.env.CLAIMBOARD_FETCH_BASE,
    onWait: () => {},
  });
  try {
    for await (const { readings } of fetchPages(arxiv, query, arxiv.first(query, ""), ask)) {
      const lines = readings.flatMap((reading) => ("paper" in reading ? [toLine(reading.paper)] : []));
      return Response.json({ name: nameOf(arxiv, query), text: lines.join("\n") });
    }
  } catch (error) {
    return Response.json({ error: error instanceof Error ? error.message : String(error) }, { status: 502 });
  }
  return Response.json({ error: "the arXiv gave no answer" }, { status: 502 });
}
