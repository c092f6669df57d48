"use client";

import { ThreeBarsIcon } from "@primer/octicons-react";
import { usePathname, useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { NAVIGATION_PAGES } from "@/lib/query/navigation-items";
import classes from "./header.module.css";
import { PopoverButton, PopoverLink } from "./popover-button";

interface PageLinkProps {
  readonly href: string;
  readonly label: string;
  readonly isCurrent: boolean;
  readonly navigate: (href: string) => void;
}

/** Link that prefetches its page on hover or focus only. */
function PageLink({ href, label, isCurrent, navigate }: PageLinkProps) {
  const [shouldPrefetch, setShouldPrefetch] = useState(false);
  const enablePrefetch = () => setShouldPrefetch(true);
  return (
    <PopoverLink
      href={href}
      prefetch={shouldPrefetch ? null : false}
      className={classes.link}
      aria-current={isCurrent ? "page" : undefined}
      onPointerEnter={enablePrefetch}
      onFocus={enablePrefetch}
      onNavigate={(event) => {
        event.preventDefault();
        navigate(href);
      }}
    >
      {label}
    </PopoverLink>
  );
}

/** Navigation in one row, or behind a button on narrow screens, with a progress line while a page loads. */
export function NavLinks() {
  const path = usePathname();
  const router = useRouter();
  const [isNavigating, start] = useTransition();
  const navigate = (href: string) => start(() => router.push(href));
  const isCurrentPage = (href: string) => (href === "/" ? path === "/" : path === href || path.startsWith(`${href}/`));
  const links = NAVIGATION_PAGES.map(([href, label]) => (
    <PageLink key={href} href={href} label={label} isCurrent={isCurrentPage(href)} navigate={navigate} />
  ));
  const currentLabel = NAVIGATION_PAGES.find(([href]) => isCurrentPage(href))?.[1] ?? "Pages";
  return (
    <>
      <nav className={classes.nav} aria-label="Pages">
        {links}
      </nav>
      <div className={classes.folded}>
        <PopoverButton
          buttonContent={
            <>
              <ThreeBarsIcon size={17} aria-hidden />
              {currentLabel}
            </>
          }
          buttonClass={classes.unfold}
          buttonLabel={`Pages, current: ${currentLabel}`}
          label="Pages"
          panelClass={classes.choices}
        >
          <nav aria-label="Pages" className={classes.column}>
            {links}
          </nav>
        </PopoverButton>
      </div>
      {isNavigating && <span className={classes.underWay} role="status" aria-label="Loading the page" />}
    </>
  );
}
