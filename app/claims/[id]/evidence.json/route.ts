import { readBoard } from "@/app/_data/board";
import { readEvidence } from "@/app/_data/read-evidence";

export const dynamic = "force-dynamic";

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  const data = await readBoard((db) => readEvidence(db, id));
  return data ? Response.json(data) : Response.json({ error: "no such claim" }, { status: 404 });
}
