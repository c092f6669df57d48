"use client";

import { useMantineColorScheme } from "@mantine/core";
import { IconDeviceDesktop, IconMoon, IconSun, IconSunMoon } from "@tabler/icons-react";
import classes from "./header.module.css";
import { closePopover, PopoverButton } from "./popover-button";

const SCHEMES = [
  ["light", "Light", IconSun],
  ["dark", "Dark", IconMoon],
  ["auto", "As the system", IconDeviceDesktop],
] as const;

function Schemes() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return SCHEMES.map(([scheme, label, Icon]) => (
    <button
      key={scheme}
      type="button"
      className={classes.choice}
      aria-pressed={colorScheme === scheme}
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

export function ColorSchemeToggle() {
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
