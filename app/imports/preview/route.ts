import { previewUpload } from "@/app/_data/preview-upload";
import { answerUpload } from "@/app/_data/upload";

/** Says what a file would bring, and stores nothing. */
export function POST(request: Request): Response {
  return answerUpload(request, previewUpload);
}
