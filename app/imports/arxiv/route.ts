import process from "node:process";
import { z } from "zod";
import { readJsonBody } from "@/app/_data/json-body";
import { refuseUnauthorizedWrite } from "@/app/_data/write-board";
import { MAX_FETCHED_IDS } from "@/lib/api/upload-progress";
import { getErrorMessage } from "@/lib/format/error-message";
import { parseArxivId } from "@/lib/paper/arxiv-id";
import { isoDateSchema } from "@/lib/paper/paper";
import { formatUserAgent } from "@/sources/services/agent";
import { arxiv } from "@/sources/services/arxiv";
import { createClient } from "@/sources/services/client";
import { formatQueryName } from "@/sources/services/fetch-pages";
import type { ServiceQuery } from "@/sources/services/service";

const bodySchema = z.union([
  z.object({ query: z.string().trim().min(1).max(1000), since: isoDateSchema.nullable() }),
  z.object({ ids: z.array(z.string().transform(parseArxivId).pipe(z.string())).min(1).max(MAX_FETCHED_IDS) }),
]);

const RESPONSE_TIMEOUT_MS = 30_000;

const hasNoEntries = (answer: string): boolean => !/<entry[\s>]/.test(answer);

/**
 * Sends one request to arXiv for the newest papers of a query, or for the papers with given ids. Returns its response as a
 * file that is imported like any other, with the same issue reports, and the ids that arXiv does not know.
 */
export async function POST(request: Request): Promise<Response> {
  const refusal = refuseUnauthorizedWrite(request);
  if (refusal) return refusal;
  const json = await readJsonBody(request);
  if ("refused" in json) return json.refused;
  const body = bodySchema.safeParse(json.value);
  if (!body.success)
    return Response.json({ error: "the query or the ids are missing, or the date is invalid" }, { status: 400 });
  const query: ServiceQuery =
    "ids" in body.data ? { ids: body.data.ids } : { query: body.data.query, since: body.data.since ?? undefined };
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
    const missing = query.ids?.filter((id) => !text.toLowerCase().includes(`/abs/${id}`)) ?? [];
    return Response.json({ name: formatQueryName(arxiv, query), text, missing });
  } catch (error) {
    return Response.json({ error: getErrorMessage(error) }, { status: 502 });
  }
}
