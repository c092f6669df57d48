import type { Metadata } from "next";
import { connection } from "next/server";
import { isBoardWritable } from "@/app/_data/write-board";
import page from "@/app/_ui/page.module.css";
import { ThemedMantineProvider } from "@/app/_ui/themed-mantine-provider";
import { TryView } from "./try-view";

export const metadata: Metadata = {
  title: "Try it",
  description: "Paste an abstract and see which numbers are read from it, and why. It runs in the browser alone.",
};

export default async function TryPage() {
  await connection();
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1>Try it on an abstract</h1>
        <p className={page.lead}>It is read here in the browser; the text is sent nowhere unless you import it.</p>
      </div>
      <ThemedMantineProvider>
        <TryView writable={isBoardWritable()} />
      </ThemedMantineProvider>
    </div>
  );
}
