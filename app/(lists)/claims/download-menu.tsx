"use client";

import { Button, Menu } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { formatCount } from "@/lib/format";

const FORMATS = [
  ["csv", "CSV", "the columns shown, with their units"],
  ["ndjson", "NDJSON", "one claim a line, every slot"],
  ["json", "JSON", "a list, every slot"],
] as const;

/** All rows of the view as a file, not only those that are in sight. */
export function DownloadMenu({ address, total }: { readonly address: string; readonly total: number }) {
  const query = address ? `?${address}` : "";
  return (
    <Menu position="bottom-end" width={250} shadow="md">
      <Menu.Target>
        <Button size="xs" variant="default" leftSection={<IconDownload size={14} aria-hidden />}>
          Download
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{`${formatCount(total, "claim")} as in this view`}</Menu.Label>
        {FORMATS.map(([ending, name, note]) => (
          <Menu.Item key={ending} component="a" href={`/claims.${ending}${query}`} download={`claims.${ending}`}>
            <strong>{name}</strong>, {note}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
