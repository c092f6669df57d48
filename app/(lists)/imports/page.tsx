import type { Metadata } from "next";
import { Controls } from "@/app/_components/controls";
import page from "@/app/_components/page.module.css";
import { TwinLinks } from "@/app/_components/twin-links";
import { readBoard } from "@/app/_data/board";
import { isWritable } from "@/app/_data/write-board";
import { listImports } from "@/db/queries/list-imports";
import { formatCount } from "@/lib/format";
import { ImportCard } from "./import-card";
import { ImportForm } from "./import-form";
import classes from "./imports.module.css";
import { KeepFocus } from "./keep-focus";

export const metadata: Metadata = { title: "Imports" };

export default async function ImportsPage() {
  const imports = await readBoard((db) => listImports(db));
  const writable = isWritable();
  const unfinished = imports.filter((one) => one.unfinished_at !== null).length;
  const faults = imports.reduce((sum, { skipped, mended }) => sum + skipped + mended, 0);
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1>Imports</h1>
        <p className={page.lead}>
          {`${formatCount(imports.length, "source")}, ${faults === 0 ? "nothing skipped" : `${formatCount(faults, "record")} skipped or mended`}`}
          {unfinished > 0 && `, ${unfinished} not read to ${unfinished === 1 ? "its" : "their"} end`}
        </p>
        {imports.length > 0 && <TwinLinks path="/imports" />}
      </div>
      <Controls>
        {writable ? (
          <ImportForm />
        ) : (
          <p className={page.lead}>This board is shown read-only: nothing can be imported here.</p>
        )}
        {imports.length > 0 && (
          <KeepFocus aria-label="What was imported">
            <ul className={classes.imports}>
              {imports.map((one) => (
                <ImportCard key={one.source} data={one} writable={writable} />
              ))}
            </ul>
          </KeepFocus>
        )}
      </Controls>
    </div>
  );
}
