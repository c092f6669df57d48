import { answerUpload } from "@/app/_data/upload";

/** Imports a file. */
export function POST(request: Request): Promise<Response> {
  return answerUpload(request, "store");
}
