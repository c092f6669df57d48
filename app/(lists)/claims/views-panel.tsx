"use client";

import { LinkIcon, PencilIcon, TrashIcon } from "@primer/octicons-react";
import { type FormEvent, useState } from "react";
import buttons from "@/app/_components/button.module.css";
import { PopoverLink } from "@/app/_components/popover-link";
import { writeClipboard } from "@/app/_components/write-clipboard";
import { MOST_VIEW_NAME, OFFERED_VIEWS, readViewLink, type SavedView, viewPath } from "@/lib/saved-view";
import classes from "./panels.module.css";
import { useViews, type Views } from "./use-views";

interface Props {
  /** The query of the table as it is now. */
  readonly address: string;
  /** False where nothing may be kept. */
  readonly writable: boolean;
}

function ViewLink({ view, address }: { readonly view: SavedView } & Pick<Props, "address">) {
  return (
    <PopoverLink
      href={view.query ? `/claims?${view.query}` : "/claims"}
      prefetch={false}
      scroll={false}
      className={classes.view}
      aria-current={view.query === address || undefined}
      title={view.name}
      dir="auto"
    >
      {view.name}
    </PopoverLink>
  );
}

const fieldOf = (event: FormEvent<HTMLFormElement>, field: string): string =>
  String(new FormData(event.currentTarget).get(field) ?? "").trim();

interface SavedProps extends Props {
  readonly view: SavedView;
  readonly views: Views;
  /** Tells what was done; what was deleted may be had back. */
  readonly say: (text: string, deleted?: SavedView) => void;
  /** The name of the view that one works on: where its line is drawn anew, the focus goes on there. */
  readonly worked: string | null;
  readonly workOn: (name: string) => void;
}

function Saved({ view, views, address, writable, say, worked, workOn }: SavedProps) {
  const [renaming, setRenaming] = useState(false);
  if (renaming) {
    const rename = async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const name = fieldOf(event, "name");
      workOn(name);
      if (name !== view.name) {
        if (!(await views.rename(view, name))) return;
        say(`Renamed to ${name}`);
      }
      setRenaming(false);
    };
    return (
      <li className={classes.line}>
        <form className={classes.save} onSubmit={rename}>
          <input
            name="name"
            className={buttons.field}
            aria-label={`New name of ${view.name}`}
            defaultValue={view.name}
            maxLength={MOST_VIEW_NAME}
            required
            // biome-ignore lint/a11y/noAutofocus: the field was just asked for
            autoFocus
          />
          <button type="submit" className={buttons.button}>
            Rename
          </button>
        </form>
      </li>
    );
  }
  const copy = async () => {
    const link = new URL(viewPath(view), window.location.href).href;
    say((await writeClipboard(link)) ? `Link to ${view.name} copied` : "The browser does not allow copying");
  };
  const remove = async () => {
    const deleted = await views.remove(view);
    if (deleted) say(`Deleted ${deleted.name}`, deleted);
  };
  return (
    <li className={classes.line}>
      <ViewLink view={view} address={address} />
      <button type="button" className={buttons.icon} aria-label={`Copy a link to ${view.name}`} onClick={copy}>
        <LinkIcon size={15} aria-hidden />
      </button>
      {writable && (
        <>
          <button
            type="button"
            className={buttons.icon}
            aria-label={`Rename ${view.name}`}
            // biome-ignore lint/a11y/noAutofocus: whoever worked on it goes on there
            autoFocus={worked === view.name}
            onClick={() => setRenaming(true)}
          >
            <PencilIcon size={15} aria-hidden />
          </button>
          <button type="button" className={buttons.icon} aria-label={`Delete ${view.name}`} onClick={remove}>
            <TrashIcon size={15} aria-hidden />
          </button>
        </>
      )}
    </li>
  );
}

/** Keeps the present view, or one that came as a link. */
function SaveForm({ address, views, say }: Pick<SavedProps, "address" | "views" | "say">) {
  const [name, setName] = useState("");
  const [link, setLink] = useState("");
  const sent = link.trim() === "" ? null : readViewLink(link);
  const wrong = link.trim() !== "" && sent === null;
  const known = views.views?.some((view) => view.name.toLowerCase() === name.trim().toLowerCase());
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (wrong || !(await views.save({ name, query: sent?.query ?? address }))) return;
    say(`Kept as ${name.trim()}`);
    setName("");
    setLink("");
  };
  return (
    <form onSubmit={save}>
      <p className={classes.group}>{sent ? "Keep the view of the link" : "Keep this view"}</p>
      <div className={classes.save}>
        <input
          className={buttons.field}
          aria-label="Name of the view"
          placeholder="Name"
          dir="auto"
          value={name}
          maxLength={MOST_VIEW_NAME}
          required
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit" className={buttons.button} disabled={wrong}>
          {known ? "Replace" : "Keep"}
        </button>
      </div>
      <div className={classes.save}>
        <input
          className={buttons.field}
          aria-label="Link to a view, in place of this one"
          placeholder="or paste a link to a view"
          value={link}
          onChange={(event) => {
            setLink(event.currentTarget.value);
            const read = readViewLink(event.currentTarget.value);
            if (read?.name) setName(read.name);
          }}
        />
      </div>
      {wrong && <p className={classes.error}>This is no link to a view of the claims.</p>}
    </form>
  );
}

/** Views with a name: those that are offered, and those that people of this board have kept. */
export function ViewsPanel({ address, writable }: Props) {
  const views = useViews();
  const [said, setSaid] = useState<{ readonly text: string; readonly deleted?: SavedView | undefined }>({ text: "" });
  const [worked, workOn] = useState<string | null>(null);
  const say: SavedProps["say"] = (text, deleted) => setSaid({ text, deleted });
  const props = { address, writable, views, say, worked, workOn };
  const bringBack = async (view: SavedView) => {
    workOn(view.name);
    if (await views.save(view)) say(`${view.name} is back`);
  };
  return (
    <>
      <p className={classes.group}>Offered</p>
      <ul>
        {OFFERED_VIEWS.map((view) => (
          <li key={view.name} className={classes.line}>
            <ViewLink view={view} address={address} />
          </li>
        ))}
      </ul>
      {views.views !== null && views.views.length > 0 && (
        <>
          <p className={classes.group}>Kept on this board</p>
          <ul aria-label="Views kept on this board">
            {views.views.map((view) => (
              <Saved key={view.name} {...props} view={view} />
            ))}
          </ul>
        </>
      )}
      {writable && <SaveForm {...props} />}
      <div className={classes.said}>
        <p role="status" className={views.error ? classes.error : undefined}>
          {views.error ?? said.text}
        </p>
        {said.deleted && (
          <button
            key={said.text}
            type="button"
            className={buttons.quiet}
            aria-label={`Undo the deletion of ${said.deleted.name}`}
            // biome-ignore lint/a11y/noAutofocus: the button that was pressed went with its line
            autoFocus
            onClick={() => said.deleted && bringBack(said.deleted)}
          >
            Undo
          </button>
        )}
      </div>
    </>
  );
}
