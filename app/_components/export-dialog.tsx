"use client";

import { Button, Checkbox, Modal } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { DownloadIcon } from "@primer/octicons-react";
import { type ReactNode, useState } from "react";
import { formatCount } from "@/lib/format";
import { Controls } from "./controls";
import { ExportCopy } from "./export-copy";
import classes from "./export-dialog.module.css";
import { OFFERED_FORMATS, type OfferedFormat } from "./export-formats";
import { useExportPreview } from "./use-export-preview";
import { useReturnedFocus } from "./use-returned-focus";

interface Props {
  /** In which folder the files stand: "" for those of a claim query. */
  readonly folder: string;
  readonly address: string;
  readonly total: number;
  readonly close: () => void;
}

/** What is asked of a file beside its format. */
interface Wishes {
  readonly all: boolean;
  readonly bom: boolean;
}

const CSV = OFFERED_FORMATS[0] as OfferedFormat;

function queryOf(address: string, format: OfferedFormat, { all, bom }: Wishes): string {
  const params = new URLSearchParams(address);
  if (all && format.mayHaveAll) params.set("columns", "all");
  if (bom && format.forSpreadsheets) params.set("bom", "1");
  return params.toString();
}

function Formats({ chosen, choose }: { readonly chosen: OfferedFormat; readonly choose: (f: OfferedFormat) => void }) {
  return (
    <fieldset className={classes.formats}>
      <legend className={classes.legend}>Format</legend>
      {OFFERED_FORMATS.map((format) => (
        <label key={format.name} className={classes.format}>
          <input
            type="radio"
            name="format"
            value={format.name}
            checked={format === chosen}
            onChange={() => choose(format)}
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
  readonly folder: string;
  readonly query: string;
  readonly format: OfferedFormat;
}

function Preview({ folder, query, format }: PreviewProps) {
  const answer = useExportPreview(folder || "/claims", `${query}${query ? "&" : ""}format=${format.name}`);
  if (answer.state === "refused")
    return (
      <p role="alert" className={classes.refused}>
        {answer.reason}
      </p>
    );
  const { text, cut } = answer.state === "there" ? answer.preview : { text: "", cut: false };
  return (
    <section
      className={classes.preview}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
      tabIndex={0}
      aria-label={`Beginning of the ${format.title} file`}
      aria-busy={answer.state === "waiting"}
    >
      <pre>
        {text || (answer.state === "waiting" ? "…" : "(an empty file)")}
        {cut && <span className={classes.cut}>{"\n…"}</span>}
      </pre>
    </section>
  );
}

function Wish({
  label,
  on,
  set,
}: {
  readonly label: ReactNode;
  readonly on: boolean;
  readonly set: (on: boolean) => void;
}) {
  return <Checkbox size="xs" label={label} checked={on} onChange={(event) => set(event.currentTarget.checked)} />;
}

/** Chooses a format, shows how the file begins, and gives it. */
export function ExportDialog({ folder, address, total, close }: Props) {
  useReturnedFocus();
  const narrow = useMediaQuery("(max-width: 48em)");
  const [format, choose] = useState(CSV);
  const [wishes, setWishes] = useState<Wishes>({ all: false, bom: false });
  const query = queryOf(address, format, wishes);
  const href = `${folder}/claims.${format.name}${query ? `?${query}` : ""}`;
  return (
    <Controls>
      <Modal
        opened
        onClose={close}
        fullScreen={narrow ?? false}
        size={940}
        title={`Export ${formatCount(total, "claim")}`}
        transitionProps={{ duration: 80 }}
        closeButtonProps={{ "aria-label": "Close" }}
        classNames={{ title: classes.heading ?? "" }}
      >
        <div className={classes.dialog}>
          <Formats chosen={format} choose={choose} />
          <div className={classes.file}>
            <Preview folder={folder} query={query} format={format} />
            <div className={classes.wishes}>
              {format.mayHaveAll && folder === "" && (
                <Wish label="All columns" on={wishes.all} set={(all) => setWishes({ ...wishes, all })} />
              )}
              {format.forSpreadsheets && (
                <Wish label="Byte order mark, for Excel" on={wishes.bom} set={(bom) => setWishes({ ...wishes, bom })} />
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
              <ExportCopy key={href} href={href} total={total} isText={format.name !== "parquet"} />
            </div>
            <p className={classes.links}>
              <a href={`${folder}/claims.meta.json?${query}${query ? "&" : ""}format=${format.name}`}>
                Where it comes from
              </a>
              {folder === "" && <a href={`/claims.atom${address ? `?${address}` : ""}`}>Feed of new claims</a>}
              <a href="/api">API</a>
            </p>
          </div>
        </div>
      </Modal>
    </Controls>
  );
}
