import { uploadResponse } from "@/app/imports/upload";

/** Says what a file would bring, and stores nothing. */
export function POST(request: Request): Promise<Response> {
  return uploadResponse(request, "preview");
}
