"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import classes from "./header.module.css";

const PAGES = [
  ["/", "Overview"],
  ["/claims", "Claims"],
  ["/benchmarks", "Benchmarks"],
  ["/papers", "Papers"],
  ["/models", "Models"],
  ["/compare", "Compare"],
  ["/try", "Try it"],
  ["/imports", "Imports"],
] as const;

export function NavLinks() {
  const path = usePathname();
  const isHere = (href: string) => (href === "/" ? path === "/" : path === href || path.startsWith(`${href}/`));
  return (
    <nav className={classes.nav} aria-label="Pages">
      {PAGES.map(([href, label]) => (
        <Link key={href} href={href} className={classes.link} aria-current={isHere(href) ? "page" : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
