import type { Metadata } from "next";
import { connection } from "next/server";
import { isBoardWritable } from "@/app/_data/write-board";
import page from "@/app/_ui/page.module.css";
import { ThemedMantineProvider } from "@/app/_ui/themed-mantine-provider";
import { analyzeAbstract } from "./analyze-abstract";
import { EXAMPLE_TEXT } from "./try-text";
import { TryView } from "./try-view";

export const metadata: Metadata = {
  title: "Try it",
  description: "Paste an abstract and see the extracted claims with their evidence. Runs in the browser.",
};

export default async function TryPage() {
  await connection();
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1>Try it on an abstract</h1>
        <p className={page.lead}>
          The text is processed in your browser. It is sent to the server only if you import it.
        </p>
      </div>
      <ThemedMantineProvider>
        <TryView writable={isBoardWritable()} example={analyzeAbstract(EXAMPLE_TEXT)} />
      </ThemedMantineProvider>
    </div>
  );
}
