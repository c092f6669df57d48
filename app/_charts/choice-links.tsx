import Link from "next/link";
import classes from "./chart-frame.module.css";

export interface ChoiceLink {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
  /** Replaces the label for screen readers. */
  readonly ariaLabel?: string;
}

/** A choice that is stored in the address, as a list of links of which one is current. */
export function ChoiceLinks({ name, links }: { readonly name: string; readonly links: readonly ChoiceLink[] }) {
  return (
    <ul className={classes.choice} aria-label={name}>
      <li className={classes.choiceName} aria-hidden>
        {name}
      </li>
      {links.map(({ label, href, isCurrent, ariaLabel }) => (
        <li key={label}>
          <Link
            href={href}
            scroll={false}
            prefetch={false}
            className={classes.tool}
            aria-current={isCurrent ? "true" : undefined}
            aria-label={ariaLabel}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
