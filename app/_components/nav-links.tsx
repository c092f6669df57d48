"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { PAGES } from "@/lib/places";
import classes from "./header.module.css";

/** The pages in one row; where it is too narrow for them, the row scrolls to the one that is open. */
export function NavLinks() {
  const path = usePathname();
  const row = useRef<HTMLElement>(null);
  const isHere = (href: string) => (href === "/" ? path === "/" : path === href || path.startsWith(`${href}/`));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is a reason to scroll anew
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (row.current && here)
      row.current.scrollLeft = here.offsetLeft - (row.current.clientWidth - here.offsetWidth) / 2;
  }, [path]);
  return (
    <nav ref={row} className={classes.nav} aria-label="Pages">
      {PAGES.map(([href, label]) => (
        <Link key={href} href={href} className={classes.link} aria-current={isHere(href) ? "page" : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
