import type { Metadata } from "next";
import { headers } from "next/headers";
import { getRequestOrigin } from "../_data/request-origin";

/** In pixels, as the services that show links want it. */
export const SHARE_CARD_SIZE = { width: 1200, height: 630 };

/** What a shared link shows beside its title and description: the picture at an address of this server. */
export async function toShareMetadata(path: string, alt: string): Promise<Metadata> {
  const image = { url: getRequestOrigin(await headers()) + path, alt, type: "image/png", ...SHARE_CARD_SIZE };
  return {
    openGraph: { type: "website", siteName: "Claimboard", images: [image] },
    twitter: { card: "summary_large_image", images: [image] },
  };
}
