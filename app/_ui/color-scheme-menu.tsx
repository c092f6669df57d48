"use client";

import { DeviceDesktopIcon, MoonIcon, SunIcon } from "@primer/octicons-react";
import { useEffect } from "react";
import { readColorScheme, setColorScheme, watchColorScheme } from "./color-scheme";
import classes from "./header.module.css";
import { closePopover, PopoverButton } from "./popover-button";

const COLOR_SCHEMES = [
  ["light", "Light", SunIcon],
  ["dark", "Dark", MoonIcon],
  ["auto", "System", DeviceDesktopIcon],
] as const;

/** Rendered when the panel opens, so that it shows the current choice. */
function ColorSchemeChoices() {
  const selected = readColorScheme();
  return COLOR_SCHEMES.map(([scheme, label, Icon]) => (
    <button
      key={scheme}
      type="button"
      className={classes.choice}
      aria-pressed={selected === scheme}
      onClick={(event) => {
        setColorScheme(scheme);
        closePopover(event.currentTarget);
      }}
    >
      <Icon size={16} aria-hidden />
      {label}
    </button>
  ));
}

export function ColorSchemeMenu() {
  useEffect(watchColorScheme, []);
  return (
    <PopoverButton
      buttonContent={<SunIcon size={18} aria-hidden />}
      buttonClass={classes.tool}
      buttonLabel="Color scheme"
      label="Color scheme"
      panelClass={classes.choices}
    >
      <ColorSchemeChoices />
    </PopoverButton>
  );
}
