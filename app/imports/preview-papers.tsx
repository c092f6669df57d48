import { Button } from "@mantine/core";
import { useState } from "react";
import { ClaimChange, ClaimStatedGain } from "@/app/_ui/claim-values";
import page from "@/app/_ui/page.module.css";
import type { PaperEdit } from "@/lib/api/paper-edit";
import type { PreviewPaper } from "@/lib/api/upload-progress";
import type { Claim } from "@/lib/claim/claim";
import { formatSystemName } from "@/lib/claim/system-name";
import { formatCount, formatDate } from "@/lib/format/numbers";
import classes from "./import-form.module.css";
import { PaperEditForm } from "./paper-edit-form";
import { joinAuthors, toPaperEdit, toPaperFields } from "./paper-fields";

function describeClaim(claim: Claim): string {
  const on = claim.benchmarks.join(", ") || claim.benchmark_text;
  return [formatSystemName(claim), on].filter(Boolean).join(" · ");
}

/** What was understood of a paper: authors, date, ids and abstract. */
function PaperFacts({ paper }: { readonly paper: PreviewPaper }) {
  const ids = [paper.arxiv_id && `arXiv ${paper.arxiv_id}`, paper.doi && `DOI ${paper.doi}`].filter(Boolean).join(", ");
  const facts: readonly (readonly [name: string, text: string])[] = [
    ["Authors", joinAuthors(paper.authors) || "none found"],
    ["Date", paper.published ? formatDate(paper.published) : "none found"],
    ["Ids", ids || paper.url || "none found"],
    ...(paper.venue ? ([["Venue", paper.venue]] as const) : []),
    ["Abstract", paper.abstract],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ItemProps {
  readonly paper: PreviewPaper;
  readonly isOpen: boolean;
  readonly isDisabled: boolean;
  readonly onEdit: (edit: PaperEdit) => void;
}

function PreviewPaperItem({ paper, isOpen, isDisabled, onEdit }: ItemProps) {
  const { title, published, known: knownPaper, claims, locator } = paper;
  const [isEditing, setIsEditing] = useState(false);
  const metadata = [
    locator,
    published ? formatDate(published) : "no date",
    claims.length === 0 ? "no claims" : formatCount(claims.length, "claim"),
    knownPaper !== null && "already on the board",
  ];
  return (
    <li className={classes.paper}>
      <details open={isOpen}>
        <summary>
          <span dir="auto">{title}</span>
          <span className={page.note}>{` ${metadata.filter(Boolean).join(" · ")}`}</span>
        </summary>
        <ul className={classes.claims} aria-label="Claims">
          {claims.map((claim) => (
            <li key={claim.id}>
              <span>
                <ClaimChange claim={claim} /> {claim.gain !== null && <ClaimStatedGain claim={claim} />}
              </span>
              <span className={page.note}>{describeClaim(claim)}</span>
            </li>
          ))}
        </ul>
        {isEditing ? (
          <PaperEditForm
            initial={toPaperFields(paper)}
            submitLabel="Apply changes"
            onSubmit={(fields) => {
              const edit = toPaperEdit(paper, fields);
              setIsEditing(false);
              if (edit) onEdit(edit);
            }}
            onCancel={() => setIsEditing(false)}
          />
        ) : (
          <div className={classes.understood}>
            <PaperFacts paper={paper} />
            <Button
              size="compact-xs"
              variant="default"
              disabled={isDisabled}
              aria-label={`Edit ${title}`}
              onClick={() => setIsEditing(true)}
            >
              Edit
            </Button>
          </div>
        )}
      </details>
    </li>
  );
}

interface Props {
  readonly papers: readonly PreviewPaper[];
  readonly total: number;
  readonly isDisabled: boolean;
  readonly onEdit: (edit: PaperEdit) => void;
}

/** Papers of a file before it is stored; each expands to its claims and to what was understood, which can be edited. */
export function PreviewPapers({ papers, total, isDisabled, onEdit }: Props) {
  if (papers.length === 0) return null;
  return (
    <>
      <ul className={classes.papers} aria-label="What was found">
        {papers.map((paper) => (
          <PreviewPaperItem
            key={paper.number}
            paper={paper}
            isOpen={total === 1}
            isDisabled={isDisabled}
            onEdit={onEdit}
          />
        ))}
      </ul>
      {total > papers.length && (
        <p className={page.note}>{`and ${formatCount(total - papers.length, "paper")} more`}</p>
      )}
    </>
  );
}
