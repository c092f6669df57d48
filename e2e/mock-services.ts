import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** An error returned instead of a response. */
export type FailResponse = (response: ServerResponse, whole: string) => void;

export interface MockServices {
  readonly base: string;
  /** Requested paths, in order. */
  readonly requests: string[];
  /** User agents of the requests. */
  readonly userAgents: Set<string | undefined>;
  /** Fails the nth request (from 1) once. */
  readonly failRequest: (nth: number, trouble: FailResponse) => void;
  readonly close: () => void;
}

const text = (i: number): string => `Owl-${i} reaches ${10 + (i % 80)}.5% on GSM8K.`;

function arxiv(params: URLSearchParams, total: number): string {
  const start = Number(params.get("start"));
  const end = Math.min(total, start + Number(params.get("max_results")));
  const entry = (i: number): string => `<entry><id>http://arxiv.org/abs/2506.${String(10_000 + i)}v1</id>
    <published>2025-06-02T00:00:00Z</published><title>Owl number ${i}</title><summary>${text(i)}</summary>
    <author><name>Ada Bell</name></author></entry>`;
  const ids = params.get("id_list")?.split(",");
  const entries = ids
    ? ids.filter((id) => !id.endsWith("99999")).map((id) => entry(Number(id.slice(5)) - 10_000))
    : Array.from({ length: Math.max(0, end - start) }, (_, i) => entry(start + i));
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>arXiv Query</title>
<opensearch:totalResults xmlns:opensearch="http://a9.com/-/spec/opensearch/1.1/">${total}</opensearch:totalResults>
${entries.join("\n")}
</feed>
`;
}

const paper = (i: number) => ({ title: `Owl number ${i}`, abstract: text(i), authors: [{ name: "Ada Bell" }] });
const list = <T>(length: number, make: (i: number) => T): T[] => Array.from({ length }, (_, i) => make(i));

/** Two days with papers and one without. */
function dailyPapers(params: URLSearchParams): string {
  const date = params.get("date") ?? "";
  const count = date.endsWith("-01") ? 120 : date.endsWith("-03") ? 3 : 0;
  const page = list(count, (i) => ({
    paper: { id: `2506.${date.slice(-2)}${100 + i}`, ...paper(i), summary: text(i) },
  }));
  const from = Number(params.get("p")) * 100;
  return JSON.stringify(page.slice(from, from + 100));
}

function semanticScholar(params: URLSearchParams): string {
  const second = params.get("token") === "second";
  const one = (i: number) => ({ ...paper(i), externalIds: { DOI: `10.1000/owl.${i}` }, publicationDate: "2025-06-02" });
  const data = second ? [one(3), { ...one(4), abstract: null }] : list(3, one);
  return JSON.stringify({ total: 5, token: second ? null : "second", data });
}

function openReview(params: URLSearchParams): string {
  const from = Number(params.get("offset"));
  const note = (i: number) => ({
    ...{ id: `note${i}`, forum: `note${i}`, cdate: Date.UTC(2025, 5, 2) },
    content: { title: { value: `Owl number ${i}` }, abstract: { value: text(i) }, authors: { value: ["Ada Bell"] } },
  });
  return JSON.stringify({ notes: list(502, note).slice(from, from + Number(params.get("limit"))), count: 502 });
}

function toResponseBody({ pathname, searchParams }: URL): string | null {
  if (pathname === "/api/query") return arxiv(searchParams, 450);
  if (pathname === "/api/daily_papers") return dailyPapers(searchParams);
  if (pathname === "/graph/v1/paper/search/bulk") return semanticScholar(searchParams);
  return pathname === "/notes" ? openReview(searchParams) : null;
}

/** Starts a local server that responds like the services. */
export async function startMockServices(): Promise<MockServices> {
  const requests: string[] = [];
  const agents = new Set<string | undefined>();
  const troubles = new Map<number, FailResponse>();
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    const nth = requests.push(url.pathname + url.search);
    agents.add(request.headers["user-agent"]);
    const body = toResponseBody(url);
    const trouble = troubles.get(nth);
    if (trouble) trouble(response, body ?? "");
    else if (body === null) response.writeHead(404).end();
    else response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    userAgents: agents,
    failRequest: (nth, trouble) => troubles.set(nth, trouble),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
