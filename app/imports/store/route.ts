import { uploadResponse } from "@/app/imports/upload";

/** Imports a file. */
export function POST(request: Request): Promise<Response> {
  return uploadResponse(request, "store");
}
