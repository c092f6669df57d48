"use client";

import { DeviceDesktopIcon, MoonIcon, SunIcon } from "@primer/octicons-react";
import { useEffect } from "react";
import { chooseColorScheme, followColorScheme, readColorScheme } from "./color-scheme";
import classes from "./header.module.css";
import { closePopover, PopoverButton } from "./popover-button";

const SCHEMES = [
  ["light", "Light", SunIcon],
  ["dark", "Dark", MoonIcon],
  ["auto", "As the system", DeviceDesktopIcon],
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
      button={<SunIcon size={18} aria-hidden />}
      buttonClass={classes.tool}
      buttonLabel="Colour scheme"
      label="Colour scheme"
      panelClass={classes.choices}
    >
      <Schemes />
    </PopoverButton>
  );
}
