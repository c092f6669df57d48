import { uploadResponse } from "@/app/imports/upload";

/** Extracts the claims of all papers again. */
export function POST(request: Request): Promise<Response> {
  return uploadResponse(request, "reextract");
}
