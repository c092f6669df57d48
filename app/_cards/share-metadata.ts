import type { Metadata } from "next";
import { headers } from "next/headers";
import { getRequestOrigin } from "../_data/request-origin";

/** Size in pixels that link previews expect. */
export const SHARE_CARD_SIZE = { width: 1200, height: 630 };

/** Returns the Open Graph metadata of a page with its preview image. */
export async function toShareMetadata(path: string, alt: string): Promise<Metadata> {
  const image = { url: getRequestOrigin(await headers()) + path, alt, type: "image/png", ...SHARE_CARD_SIZE };
  return {
    openGraph: { type: "website", siteName: "Claimboard", images: [image] },
    twitter: { card: "summary_large_image", images: [image] },
  };
}
