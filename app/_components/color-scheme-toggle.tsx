"use client";

import { IconDeviceDesktop, IconMoon, IconSun, IconSunMoon } from "@tabler/icons-react";
import { useEffect } from "react";
import { chooseColorScheme, followColorScheme, readColorScheme } from "./color-scheme";
import classes from "./header.module.css";
import { closePopover, PopoverButton } from "./popover-button";

const SCHEMES = [
  ["light", "Light", IconSun],
  ["dark", "Dark", IconMoon],
  ["auto", "As the system", IconDeviceDesktop],
] as const;

/** Made when the panel is opened, so that it shows what is chosen then. */
function Schemes() {
  const chosen = readColorScheme();
  return SCHEMES.map(([scheme, label, Icon]) => (
    <button
      key={scheme}
      type="button"
      className={classes.choice}
      aria-pressed={chosen === scheme}
      onClick={(event) => {
        chooseColorScheme(scheme);
        closePopover(event.currentTarget);
      }}
    >
      <Icon size={16} aria-hidden />
      {label}
    </button>
  ));
}

export function ColorSchemeToggle() {
  useEffect(followColorScheme, []);
  return (
    <PopoverButton
      button={<IconSunMoon size={18} stroke={1.6} aria-hidden />}
      buttonClass={classes.tool}
      buttonLabel="Colour scheme"
      label="Colour scheme"
      panelClass={classes.choices}
    >
      <Schemes />
    </PopoverButton>
  );
}
