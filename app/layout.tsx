import "./globals.css";
import { ColorSchemeScript, mantineHtmlProps } from "@mantine/core";
import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import { type ReactNode, Suspense } from "react";
import { NONCE_HEADER } from "@/lib/api/content-policy";
import { EvidenceDrawer } from "./_ui/evidence-drawer";
import { Header } from "./_ui/header";
import classes from "./layout.module.css";

export const metadata: Metadata = {
  title: { template: "%s · Claimboard", default: "Claimboard" },
  description: "Result claims from paper abstracts, with their sentences, compared across papers.",
  // Next adds title and description of the page.
  openGraph: { type: "website", siteName: "Claimboard" },
  twitter: { card: "summary" },
};

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#ffffff" },
    { media: "(prefers-color-scheme: dark)", color: "#1a1d22" },
  ],
};

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  const nonce = (await headers()).get(NONCE_HEADER) ?? undefined;
  return (
    <html lang="en" data-respect-reduced-motion {...mantineHtmlProps}>
      <head>
        <ColorSchemeScript defaultColorScheme="auto" nonce={nonce} />
      </head>
      <body>
        <a href="#content" className={classes.skip}>
          Skip to content
        </a>
        <Header />
        <main id="content" tabIndex={-1} className={classes.main}>
          {children}
        </main>
        <Suspense>
          <EvidenceDrawer />
        </Suspense>
      </body>
    </html>
  );
}
