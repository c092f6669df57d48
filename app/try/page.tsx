import type { Metadata } from "next";
import page from "@/app/_components/page.module.css";
import { TryView } from "./try-view";

export const metadata: Metadata = {
  title: "Try it",
  description: "Paste an abstract and see which numbers are read from it, and why. It runs in the browser alone.",
};

export default function TryPage() {
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1>Try it on an abstract</h1>
        <p className={page.lead}>It is read here in the browser; the text is sent nowhere.</p>
      </div>
      <TryView />
    </div>
  );
}
