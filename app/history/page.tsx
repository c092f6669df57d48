import type { Metadata } from "next";
import Link from "next/link";
import { toSearchParams } from "@/app/_data/board";
import { EvidenceLink } from "@/app/_ui/evidence-link";
import page from "@/app/_ui/page.module.css";
import { PageLinks } from "@/app/_ui/page-links";
import { getSlotName, SlotChanges } from "@/app/_ui/slot-changes";
import type { ListedEvent } from "@/db/queries/list-runs";
import { isDerivedSlot } from "@/lib/claim/history";
import { CAUSE_TEXTS, type ChangeSummary, type HistoryEntry } from "@/lib/claim/run";
import { formatCount, formatDate, formatNumber } from "@/lib/format/numbers";
import { formatReadableText } from "@/lib/format/readable-text";
import { formatEntryCounts, formatEntryTitle, formatEvents } from "./format-entry";
import classes from "./history.module.css";
import { historyPath, parseHistoryQuery, toEventSelection } from "./history-query";
import { type EntryEvents, readEntries, readEvents } from "./read-history";

export const metadata: Metadata = {
  title: "History",
  description: "Imports, re-extractions and decisions, and what each of them changed.",
};

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** "12 May 2026, 10:30 UTC" of an ISO time. */
const formatTime = (iso: string): string => `${formatDate(iso)}, ${iso.slice(11, 16)} UTC`;

const getTime = (entry: HistoryEntry): string => (entry.type === "run" ? entry.started_at : entry.last_at);

function Changes({ summary }: { readonly summary: ChangeSummary }) {
  const slots = summary.slots.filter(({ slot }) => !isDerivedSlot(slot));
  return (
    <>
      {formatEvents(summary).map((line) => (
        <p key={line} className={classes.line}>
          {line}
        </p>
      ))}
      {slots.length > 0 && (
        <p className={classes.line}>
          {`Changed slots: ${slots.map(({ slot, claims }) => `${getSlotName(slot)} ${formatNumber(claims)}`).join(", ")}`}
        </p>
      )}
    </>
  );
}

function EntryItem({ entry, summary }: { readonly entry: HistoryEntry; readonly summary: ChangeSummary }) {
  const title = formatEntryTitle(entry);
  const isOpen = entry.type === "run" && entry.ended_at === null;
  return (
    <li className={classes.entry}>
      <h2 className={classes.title}>{title}</h2>
      <p className={page.note}>
        {`${formatTime(getTime(entry))} · ${formatEntryCounts(entry)}`}
        {isOpen && " · interrupted or under way"}
      </p>
      <Changes summary={summary} />
      <p className={page.links}>
        {summary.events.length > 0 && (
          <Link
            href={historyPath({ selection: toEventSelection(entry), page: 1 })}
            prefetch={false}
            aria-label={`Changed claims of ${title}`}
          >
            Changed claims
          </Link>
        )}
        {entry.type === "run" && entry.kind === "import" && entry.source !== null && entry.sources === 1 && (
          <Link
            href={`/claims?${new URLSearchParams({ source: entry.source })}`}
            prefetch={false}
            aria-label={`Claims of the papers of ${title}`}
          >
            Claims of its papers
          </Link>
        )}
      </p>
    </li>
  );
}

function EventItem({ event }: { readonly event: ListedEvent }) {
  const title = event.paper_title === null ? `Paper ${event.paper_id}` : formatReadableText(event.paper_title);
  return (
    <li className={classes.entry}>
      <p>
        {event.isStored ? (
          <EvidenceLink claimId={event.claim_id} ariaLabel={`${event.event}, claim of ${title}`}>
            {event.event}
          </EvidenceLink>
        ) : (
          event.event
        )}
        {": "}
        {event.paper_title === null ? (
          title
        ) : (
          <Link href={`/papers/${event.paper_id}`} prefetch={false} dir="auto">
            {title}
          </Link>
        )}
        <span className={page.note}>{` ${CAUSE_TEXTS[event.cause]}`}</span>
      </p>
      {event.note && <p className={classes.line}>{event.note}</p>}
      <SlotChanges changes={event.changes.filter(({ slot }) => !isDerivedSlot(slot))} />
    </li>
  );
}

function EventsView({ data }: { readonly data: EntryEvents }) {
  const { selection, run, summary, events, total, pageNumber, pages } = data;
  const title =
    selection.type === "run"
      ? run && formatEntryTitle(run)
      : formatEntryTitle({ ...selection, last_at: selection.day, claims: total });
  const time = selection.type === "run" ? run && formatTime(run.started_at) : formatDate(selection.day);
  return (
    <div className={page.page}>
      <p className={page.crumbs}>
        <Link href="/history">History</Link>
      </p>
      <div className={page.head}>
        <h1>{title ?? "No such run"}</h1>
        <p className={page.lead}>{[time, formatCount(total, "recorded change")].filter(Boolean).join(" · ")}</p>
      </div>
      <Changes summary={summary} />
      <ul className={classes.list}>
        {events.map((event) => (
          <EventItem key={event.pk} event={event} />
        ))}
      </ul>
      <PageLinks page={pageNumber} pages={pages} toPath={(n) => historyPath({ selection, page: n })} />
    </div>
  );
}

export default async function HistoryPage({ searchParams }: Props) {
  const query = parseHistoryQuery(toSearchParams(await searchParams));
  if (query.selection !== null) return <EventsView data={await readEvents(query.selection, query.page)} />;
  const { entries, total, pageNumber, pages } = await readEntries(query.page);
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1>History</h1>
        <p className={page.lead}>
          {total === 0
            ? "Nothing has been recorded yet."
            : "What each import, re-extraction and day of decisions changed"}
        </p>
      </div>
      <ul className={classes.list}>
        {entries.map(({ entry, summary }) => (
          <EntryItem
            key={historyPath({ selection: toEventSelection(entry), page: 1 })}
            entry={entry}
            summary={summary}
          />
        ))}
      </ul>
      <PageLinks page={pageNumber} pages={pages} toPath={(n) => historyPath({ selection: null, page: n })} />
    </div>
  );
}
