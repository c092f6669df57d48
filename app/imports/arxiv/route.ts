import process from "node:process";
import { z } from "zod";
import { readJsonBody } from "@/app/_data/json-body";
import { refuseWrite } from "@/app/_data/write-board";
import { messageOf } from "@/lib/message-of";
import { isoDateSchema } from "@/lib/paper";
import { agentName } from "@/sources/services/agent";
import { arxiv } from "@/sources/services/arxiv";
import { openClient } from "@/sources/services/client";
import { nameOf } from "@/sources/services/fetch-pages";

const bodySchema = z.object({ query: z.string().trim().min(1).max(1000), since: isoDateSchema.nullable() });

const ANSWER_MS = 30_000;

const isEmpty = (answer: string): boolean => !/<entry[\s>]/.test(answer);

/**
 * Asks the arXiv once, for the newest papers of a query. Its answer comes as it is, as a file that is read like every
 * file: what has to be skipped is said with it.
 */
export async function POST(request: Request): Promise<Response> {
  const refused = refuseWrite(request);
  if (refused) return refused;
  const json = await readJsonBody(request);
  if ("refused" in json) return json.refused;
  const body = bodySchema.safeParse(json.value);
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
    const from = arxiv.first(query, "");
    const text = await ask(arxiv.path(query, from), (answer) => {
      // Throws where it is no whole answer, which is then asked for again.
      arxiv.next(answer, query, from);
      return isEmpty(answer) ? "" : answer;
    });
    return Response.json({ name: nameOf(arxiv, query), text });
  } catch (error) {
    return Response.json({ error: messageOf(error) }, { status: 502 });
  }
}
