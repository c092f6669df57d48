import { buildOpenApiDocument } from "@/lib/api/openapi";

export const dynamic = "force-static";

export function GET(): Response {
  return Response.json(buildOpenApiDocument(process.env.PROGRAM_VERSION ?? "0"));
}
