import page from "@/app/_ui/page.module.css";
import { formatCount, formatDate } from "@/lib/format/numbers";
import { formatDecision, type StoredNameDecision } from "@/lib/names/name-decision";
import classes from "./names.module.css";
import { UndoDecisionButton } from "./undo-decision-button";

/** Decisions that are listed; all are counted. */
const MAX_SHOWN = 100;

interface Props {
  /** Newest first. */
  readonly decisions: readonly StoredNameDecision[];
  readonly canChange: boolean;
}

function Decision({ decision, canChange }: { readonly decision: StoredNameDecision; readonly canChange: boolean }) {
  const { pk, made_at, made_by, undone_at, undone_by } = decision;
  const text = formatDecision(decision.decision);
  const made = `${formatDate(made_at)}${made_by === null ? "" : ` by ${made_by}`}`;
  const undone =
    undone_at === null ? "" : `, undone ${formatDate(undone_at)}${undone_by === null ? "" : ` by ${undone_by}`}`;
  return (
    <li data-undone={undone_at === null ? undefined : true}>
      <span className={classes.decision}>
        {undone_at === null ? text : <s>{text}</s>}
        <span className={page.note}>{`${made}${undone}`}</span>
      </span>
      {canChange && undone_at === null && <UndoDecisionButton pk={pk} text={text} />}
    </li>
  );
}

/** All decisions about names, newest first, with a button to undo each. */
export function DecisionList({ decisions, canChange }: Props) {
  if (decisions.length === 0) return null;
  const inForce = decisions.filter(({ undone_at }) => undone_at === null).length;
  return (
    <section className={page.section} id="decisions" aria-labelledby="decisions-heading">
      <h2 id="decisions-heading">Decisions</h2>
      <p className={page.note}>{`${formatCount(inForce, "decision")} in force`}</p>
      <ul className={classes.decisions} aria-label="Decisions">
        {decisions.slice(0, MAX_SHOWN).map((decision) => (
          <Decision key={decision.pk} decision={decision} canChange={canChange} />
        ))}
      </ul>
      {decisions.length > MAX_SHOWN && <p className={page.note}>{`The newest ${MAX_SHOWN} are listed.`}</p>}
    </section>
  );
}
