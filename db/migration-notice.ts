/** Called after the migration of an existing database. */
type Notify = (notice: { readonly backup: string }) => void;

let notify: Notify = () => {};

/** Sets who is notified of migrations in this process: the command line prints a line. */
export function onMigrated(listener: Notify): void {
  notify = listener;
}

/** Reports that a database was migrated, and the file with its previous state. */
export const reportMigration: Notify = (notice) => notify(notice);
