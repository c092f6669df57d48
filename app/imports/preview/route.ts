import { uploadResponse } from "@/app/imports/upload";

/** Previews the import of a file without storing it. */
export function POST(request: Request): Promise<Response> {
  return uploadResponse(request, "preview");
}
