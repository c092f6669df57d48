import type { Metadata } from "next";
import Link from "next/link";
import page from "./_ui/page.module.css";

export const metadata: Metadata = { title: "Not found" };

export default function NotFound() {
  return (
    <div className={page.narrow}>
      <h1>Page not found</h1>
      <p className={page.prose}>
        The claim, benchmark, paper or model may have been removed when its paper was imported again. Search the{" "}
        <Link href="/claims">claims</Link>, <Link href="/benchmarks">benchmarks</Link>,{" "}
        <Link href="/papers">papers</Link> or <Link href="/models">models</Link>.
      </p>
    </div>
  );
}
