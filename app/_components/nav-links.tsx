"use client";

import { ThreeBarsIcon } from "@primer/octicons-react";
import { usePathname, useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { PAGES } from "@/lib/places";
import classes from "./header.module.css";
import { PopoverButton } from "./popover-button";
import { PopoverLink } from "./popover-link";

interface PageLinkProps {
  readonly href: string;
  readonly label: string;
  readonly here: boolean;
  readonly go: (href: string) => void;
}

/** A link whose page is fetched when somebody is about to follow it, and not along with every page. */
function PageLink({ href, label, here, go }: PageLinkProps) {
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return (
    <PopoverLink
      href={href}
      prefetch={wanted ? null : false}
      className={classes.link}
      aria-current={here ? "page" : undefined}
      onPointerEnter={want}
      onFocus={want}
      onNavigate={(event) => {
        event.preventDefault();
        go(href);
      }}
    >
      {label}
    </PopoverLink>
  );
}

/** The pages in one row; behind a button where it is too narrow for them. A page that takes its time shows a line. */
export function NavLinks() {
  const path = usePathname();
  const router = useRouter();
  const [underWay, start] = useTransition();
  const go = (href: string) => start(() => router.push(href));
  const isHere = (href: string) => (href === "/" ? path === "/" : path === href || path.startsWith(`${href}/`));
  const links = PAGES.map(([href, label]) => (
    <PageLink key={href} href={href} label={label} here={isHere(href)} go={go} />
  ));
  const here = PAGES.find(([href]) => isHere(href))?.[1] ?? "Pages";
  return (
    <>
      <nav className={classes.nav} aria-label="Pages">
        {links}
      </nav>
      <div className={classes.folded}>
        <PopoverButton
          button={
            <>
              <ThreeBarsIcon size={17} aria-hidden />
              {here}
            </>
          }
          buttonClass={classes.unfold}
          buttonLabel={`Pages, here: ${here}`}
          label="Pages"
          panelClass={classes.choices}
        >
          <nav aria-label="Pages" className={classes.column}>
            {links}
          </nav>
        </PopoverButton>
      </div>
      {underWay && <span className={classes.underWay} role="status" aria-label="Loading the page" />}
    </>
  );
}
