import { uploadResponse } from "@/app/_data/upload";

/** Imports a file. */
export function POST(request: Request): Promise<Response> {
  return uploadResponse(request, "store");
}
