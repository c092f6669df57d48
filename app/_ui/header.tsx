import Link from "next/link";
import { AccountLink } from "./account-link";
import { ColorSchemeMenu } from "./color-scheme-menu";
import { CommandPalette } from "./command-palette";
import classes from "./header.module.css";
import { HeaderSearch } from "./header-search";
import { NavLinks } from "./nav-links";

export function Header() {
  return (
    <header className={classes.header}>
      <Link href="/" className={classes.brand} aria-label="Claimboard, overview">
        <svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true">
          <rect width="32" height="32" rx="7" className={classes.tile} />
          <path d="M9.5 20.5 22 11" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
          <circle cx="9" cy="21" r="4" className={classes.tile} stroke="#fff" strokeWidth="2.5" />
          <circle cx="23" cy="10.5" r="5" fill="#fff" />
        </svg>
        <span className={classes.name}>Claimboard</span>
      </Link>
      <NavLinks />
      <div className={classes.tools}>
        <HeaderSearch />
        <CommandPalette />
        <ColorSchemeMenu />
        <AccountLink />
      </div>
    </header>
  );
}
