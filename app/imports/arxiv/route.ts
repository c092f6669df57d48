import process from "node:process";
import { z } from "zod";
import { readJsonBody } from "@/app/_data/json-body";
import { refuseUnauthorizedWrite } from "@/app/_data/write-board";
import { getErrorMessage } from "@/lib/format/error-message";
import { isoDateSchema } from "@/lib/paper/paper";
import { formatUserAgent } from "@/sources/services/agent";
import { arxiv } from "@/sources/services/arxiv";
import { createClient } from "@/sources/services/client";
import { formatQueryName } from "@/sources/services/fetch-pages";

const bodySchema = z.object({ query: z.string().trim().min(1).max(1000), since: isoDateSchema.nullable() });

const RESPONSE_TIMEOUT_MS = 30_000;

const hasNoEntries = (answer: string): boolean => !/<entry[\s>]/.test(answer);

/**
 * Sends one request to arXiv for the newest papers of a query. Returns its response as a file that is imported like any
 * other, with the same issue reports.
 */
export async function POST(request: Request): Promise<Response> {
  const refusal = refuseUnauthorizedWrite(request);
  if (refusal) return refusal;
  const json = await readJsonBody(request);
  if ("refused" in json) return json.refused;
  const body = bodySchema.safeParse(json.value);
  if (!body.success) return Response.json({ error: "the query is missing or the date is invalid" }, { status: 400 });
  const query = { query: body.data.query, since: body.data.since ?? undefined };
  const requestArxiv = createClient(arxiv, {
    userAgent: formatUserAgent(process.env.PROGRAM_VERSION ?? "0"),
    signal: request.signal,
    timeout: RESPONSE_TIMEOUT_MS,
    base: process.env.CLAIMBOARD_FETCH_BASE,
    onWait: () => {},
  });
  try {
    const from = arxiv.firstCursor(query, "");
    const text = await requestArxiv(arxiv.toRequestPath(query, from), (answer) => {
      // Throws if the response is incomplete, so that it is requested again.
      arxiv.nextCursor(answer, query, from);
      return hasNoEntries(answer) ? "" : answer;
    });
    return Response.json({ name: formatQueryName(arxiv, query), text });
  } catch (error) {
    return Response.json({ error: getErrorMessage(error) }, { status: 502 });
  }
}
