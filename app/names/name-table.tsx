import Link from "next/link";
import table from "@/app/_ui/data-table.module.css";
import page from "@/app/_ui/page.module.css";
import { SortableTable, type SortableTableColumn, type TableSortLinks } from "@/app/_ui/sortable-table";
import type { BoardName } from "@/db/queries/list-names";
import { formatNumber } from "@/lib/format/numbers";
import type { DuplicateReason } from "@/lib/names/find-duplicates";
import { NAME_CLASS_LABELS, NAME_STATUSES } from "@/lib/names/name-kind";
import { DecideButton } from "./decide-button";
import type { DecidedName } from "./decision-form";
import classes from "./names.module.css";

const REASONS: Readonly<Record<DuplicateReason, string>> = {
  spelling: "other spelling",
  "generic word": "generic word added",
  "version or split": "other version or split",
};

/** The claims table is filtered by the id of a benchmark or a metric, and by the text of other names. */
const getClaimFilterValue = ({ kind, key, name }: BoardName): string =>
  kind === "benchmark" || kind === "metric" ? key : name;

/** What the dialog needs of a name. */
const toDecidedName = ({ kind, name, claims, facts }: BoardName): DecidedName => ({ kind, name, claims, facts });

function Status({ name: { kind, status, becomes, declared } }: { readonly name: BoardName }) {
  const note =
    status === "mapped" ? `→ ${becomes}` : declared !== null && declared !== kind ? NAME_CLASS_LABELS[declared] : "";
  return (
    <>
      <span className={classes.status} data-status={status}>
        {status}
      </span>
      {note && <span className={classes.becomes}>{note}</span>}
    </>
  );
}

function Duplicates({ name, canChange }: { readonly name: BoardName; readonly canChange: boolean }) {
  if (name.duplicates.length === 0) return null;
  return (
    <ul className={classes.duplicates} aria-label={`Likely duplicates of ${name.name}`}>
      {name.duplicates.map((other) => (
        <li key={other.key}>
          {`${other.name} `}
          <span className={page.note}>{`${formatNumber(other.claims)} · ${REASONS[other.reason]}`}</span>
          {canChange && (
            <DecideButton {...toDecidedName(name)} target={other.name} label={`Merge ${name.name} into ${other.name}`}>
              Merge
            </DecideButton>
          )}
        </li>
      ))}
    </ul>
  );
}

function ClaimCount({ name }: { readonly name: BoardName }) {
  const text = formatNumber(name.claims);
  if (name.claims === 0) return text;
  const params = new URLSearchParams({ [name.kind]: getClaimFilterValue(name) });
  return (
    <Link href={`/claims?${params}`} prefetch={false}>
      {text}
    </Link>
  );
}

const COLUMNS: readonly SortableTableColumn<BoardName>[] = [
  {
    id: "status",
    header: "Status",
    title: "Known to the lexicon or declared, new, renamed to another name, or removed from claims",
    // On a phone the filters above give the status, so that the button fits.
    className: `${table.nowrap} ${table.wide}`,
    sortValue: ({ status }) => NAME_STATUSES.indexOf(status),
    cell: (name) => <Status name={name} />,
  },
  {
    id: "papers",
    header: "Papers",
    numeric: true,
    className: table.wide,
    sortValue: ({ papers }) => papers,
    cell: ({ papers }) => formatNumber(papers),
  },
  {
    id: "claims",
    header: "Claims",
    title: "Claims that have the name in any slot",
    numeric: true,
    sortValue: ({ claims }) => claims,
    cell: (name) => <ClaimCount name={name} />,
  },
];

/** Columns of the list of names. */
export const toNameColumns = (canChange: boolean): readonly SortableTableColumn<BoardName>[] => [
  {
    id: "name",
    header: "Name",
    isRowHeader: true,
    className: classes.name,
    sortValue: ({ name }) => name,
    cell: (name) => (
      <>
        {name.name}
        <Duplicates name={name} canChange={canChange} />
      </>
    ),
  },
  ...COLUMNS,
  ...(canChange ? [ACTIONS] : []),
];

const ACTIONS: SortableTableColumn<BoardName> = {
  id: "decide",
  header: "Decision",
  className: table.nowrap,
  cell: (name) => (
    <DecideButton {...toDecidedName(name)} label={`Decide on ${name.name}`}>
      Decide…
    </DecideButton>
  ),
};

interface Props {
  readonly names: readonly BoardName[];
  readonly canChange: boolean;
  readonly links: TableSortLinks;
}

/** Names of one kind with their likely duplicates. */
export function NameTable({ names, canChange, links }: Props) {
  return (
    <SortableTable
      label="Names"
      columns={toNameColumns(canChange)}
      rows={names}
      rowKey={({ kind, key }) => `${kind} ${key}`}
      links={links}
      className={classes.table ?? ""}
    />
  );
}
