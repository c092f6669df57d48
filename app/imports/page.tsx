import type { Metadata } from "next";
import { browseBoard, toSearchParams } from "@/app/_data/board";
import { canSignInToWrite, isBoardWritable } from "@/app/_data/write-board";
import { FocusRecovery } from "@/app/_ui/focus-recovery";
import page from "@/app/_ui/page.module.css";
import { PageLinks, toPagePath } from "@/app/_ui/page-links";
import { SignInLink } from "@/app/_ui/sign-in-link";
import { ThemedMantineProvider } from "@/app/_ui/themed-mantine-provider";
import { TableExportLinks } from "@/app/export/table-export-links";
import { countOutdatedPapers } from "@/db/queries/count-outdated-papers";
import { listImports } from "@/db/queries/list-imports";
import { EXTRACTOR_VERSION } from "@/extractors/version";
import { formatCount } from "@/lib/format/numbers";
import { parsePageNumber } from "@/lib/query/page-number";
import { ImportCard } from "./import-card";
import { ImportForm } from "./import-form";
import classes from "./imports.module.css";
import { ReextractCard } from "./reextract-card";

export const metadata: Metadata = { title: "Imports" };

/** Each may list many skipped records. */
const IMPORTS_PER_PAGE = 25;

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function ImportsPage({ searchParams }: Props) {
  const { imports, outdated } = await browseBoard((db) => ({
    imports: listImports(db),
    outdated: countOutdatedPapers(db, EXTRACTOR_VERSION),
  }));
  const writable = isBoardWritable();
  const pages = Math.max(1, Math.ceil(imports.length / IMPORTS_PER_PAGE));
  const pageNumber = Math.min(pages, parsePageNumber(toSearchParams(await searchParams)));
  const shown = imports.slice((pageNumber - 1) * IMPORTS_PER_PAGE, pageNumber * IMPORTS_PER_PAGE);
  const unfinishedCount = imports.filter((one) => one.unfinished_at !== null).length;
  const issueCount = imports.reduce((sum, { skipped, repaired }) => sum + skipped + repaired, 0);
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1>Imports</h1>
        <p className={page.lead}>
          {`${formatCount(imports.length, "source")}, ${issueCount === 0 ? "nothing skipped" : `${formatCount(issueCount, "record")} skipped or repaired`}`}
          {unfinishedCount > 0 && `, ${unfinishedCount} incomplete`}
        </p>
        {imports.length > 0 && <TableExportLinks path="/imports" />}
      </div>
      <ThemedMantineProvider>
        {writable ? (
          <>
            <ImportForm />
            {imports.length > 0 && <ReextractCard {...outdated} version={EXTRACTOR_VERSION} />}
          </>
        ) : (
          <p className={page.lead}>
            {canSignInToWrite() ? (
              <>
                <SignInLink>Sign in</SignInLink> as an editor to import papers.
              </>
            ) : (
              "This board is shown read-only: nothing can be imported here."
            )}
          </p>
        )}
        {imports.length > 0 && (
          <FocusRecovery aria-label="Imported sources">
            <ul className={classes.imports}>
              {shown.map((one) => (
                <ImportCard key={one.source} data={one} writable={writable} />
              ))}
            </ul>
            <PageLinks page={pageNumber} pages={pages} toPath={(n) => toPagePath("/imports", {}, n)} />
          </FocusRecovery>
        )}
      </ThemedMantineProvider>
    </div>
  );
}
