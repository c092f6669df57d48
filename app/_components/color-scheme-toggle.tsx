"use client";

import { ActionIcon, Menu, useMantineColorScheme } from "@mantine/core";
import { IconDeviceDesktop, IconMoon, IconSun, IconSunMoon } from "@tabler/icons-react";

const SCHEMES = [
  ["light", "Light", IconSun],
  ["dark", "Dark", IconMoon],
  ["auto", "As the system", IconDeviceDesktop],
] as const;

export function ColorSchemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  return (
    <Menu position="bottom-end" width={170} keepMounted={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Colour scheme">
          <IconSunMoon size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {SCHEMES.map(([scheme, label, Icon]) => (
          <Menu.Item key={scheme} leftSection={<Icon size={16} aria-hidden />} onClick={() => setColorScheme(scheme)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
