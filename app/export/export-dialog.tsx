"use client";

import { Button, Checkbox } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { DownloadIcon } from "@primer/octicons-react";
import { type ReactNode, useState } from "react";
import { formatCount } from "@/lib/format/numbers";
import { Dialog } from "../_ui/dialog";
import { CopyExportButton } from "./copy-export-button";
import classes from "./export-dialog.module.css";
import { EXPORT_FORMAT_OPTIONS, type ExportFormatOption } from "./export-format-options";
import { useExportPreview } from "./use-export-preview";

interface Props {
  /** Path prefix of the files: "" for a claim query. */
  readonly basePath: string;
  readonly queryString: string;
  readonly total: number;
  readonly onClose: () => void;
}

/** Options of a file besides its format. */
interface FileOptions {
  readonly allColumns: boolean;
  readonly byteOrderMark: boolean;
}

const DEFAULT_FORMAT = EXPORT_FORMAT_OPTIONS[0] as ExportFormatOption;

function toExportQuery(
  queryString: string,
  format: ExportFormatOption,
  { allColumns: all, byteOrderMark: bom }: FileOptions,
): string {
  const params = new URLSearchParams(queryString);
  if (all && format.supportsAllColumns) params.set("columns", "all");
  if (bom && format.supportsByteOrderMark) params.set("bom", "1");
  return params.toString();
}

function FormatChoice({
  chosen: selected,
  choose: onSelect,
}: {
  readonly chosen: ExportFormatOption;
  readonly choose: (f: ExportFormatOption) => void;
}) {
  return (
    <fieldset className={classes.formats}>
      <legend className={classes.legend}>Format</legend>
      {EXPORT_FORMAT_OPTIONS.map((format) => (
        <label key={format.name} className={classes.format}>
          <input
            type="radio"
            name="format"
            value={format.name}
            checked={format === selected}
            onChange={() => onSelect(format)}
            className={classes.radio}
          />
          <span className={classes.title}>{format.title}</span>
          <span className={classes.note}>{format.note}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface PreviewProps {
  readonly basePath: string;
  readonly query: string;
  readonly format: ExportFormatOption;
}

function ExportPreviewPane({ basePath, query, format }: PreviewProps) {
  const {
    data: preview,
    error,
    isPending,
  } = useExportPreview(basePath || "/claims", `${query}${query ? "&" : ""}format=${format.name}`);
  if (error)
    return (
      <p role="alert" className={classes.refused}>
        {error.message}
      </p>
    );
  return (
    <section
      className={classes.preview}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      aria-label={`Beginning of the ${format.title} file`}
      aria-busy={isPending}
    >
      <pre>
        {preview?.text || (isPending ? "…" : "(empty file)")}
        {preview?.cut && <span className={classes.cut}>{"\n…"}</span>}
      </pre>
    </section>
  );
}

function OptionCheckbox({
  label,
  on: checked,
  set: onChange,
}: {
  readonly label: ReactNode;
  readonly on: boolean;
  readonly set: (on: boolean) => void;
}) {
  return (
    <Checkbox size="xs" label={label} checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
  );
}

/** Dialog to choose a format, preview the file and download it. */
export function ExportDialog({ basePath, queryString, total, onClose }: Props) {
  const isNarrow = useMediaQuery("(max-width: 48em)");
  const [format, setFormat] = useState(DEFAULT_FORMAT);
  const [fileOptions, setFileOptions] = useState<FileOptions>({ allColumns: false, byteOrderMark: false });
  const query = toExportQuery(queryString, format, fileOptions);
  const href = `${basePath}/claims.${format.name}${query ? `?${query}` : ""}`;
  return (
    <Dialog
      onClose={onClose}
      fullScreen={isNarrow ?? false}
      size={940}
      title={`Export ${formatCount(total, "claim")}`}
      classNames={{ title: classes.heading ?? "" }}
    >
      <div className={classes.dialog}>
        <FormatChoice chosen={format} choose={setFormat} />
        <div className={classes.file}>
          <ExportPreviewPane basePath={basePath} query={query} format={format} />
          <div className={classes.wishes}>
            {format.supportsAllColumns && basePath === "" && (
              <OptionCheckbox
                label="All columns"
                on={fileOptions.allColumns}
                set={(all) => setFileOptions({ ...fileOptions, allColumns: all })}
              />
            )}
            {format.supportsByteOrderMark && (
              <OptionCheckbox
                label="Byte order mark, for Excel"
                on={fileOptions.byteOrderMark}
                set={(bom) => setFileOptions({ ...fileOptions, byteOrderMark: bom })}
              />
            )}
          </div>
          <div className={classes.actions}>
            <Button
              component="a"
              href={href}
              className={classes.download ?? ""}
              download={`claims.${format.name}`}
              leftSection={<DownloadIcon size={16} aria-hidden />}
            >
              {`Download claims.${format.name}`}
            </Button>
            <CopyExportButton key={href} href={href} total={total} isText={format.name !== "parquet"} />
          </div>
          <p className={classes.links}>
            <a href={`${basePath}/claims.meta.json?${query}${query ? "&" : ""}format=${format.name}`}>Provenance</a>
            {basePath === "" && <a href={`/claims.atom${queryString ? `?${queryString}` : ""}`}>Atom feed</a>}
            <a href="/api">API</a>
          </p>
        </div>
      </div>
    </Dialog>
  );
}
