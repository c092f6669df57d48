import { PAIR_ORDERS, type PairOrder } from "@/lib/series-order";
import classes from "./dumbbells.module.css";

const NAMES: Readonly<Record<PairOrder, string>> = { gain: "gain", after: "after", size: "size", date: "date" };

interface Props {
  readonly order: PairOrder;
  readonly ascending: boolean;
  readonly choose: (order: PairOrder) => void;
}

/** What the rows are sorted by; the same one again turns the order round. */
export function OrderChoice({ order, ascending, choose }: Props) {
  return (
    <fieldset className={classes.orders} style={{ border: 0, margin: 0, padding: 0 }}>
      <legend style={{ float: "left", padding: "2px 6px 0 0" }}>Sort by</legend>
      {PAIR_ORDERS.map((one) => (
        <button
          key={one}
          type="button"
          className={classes.order}
          aria-pressed={one === order}
          aria-label={`Sort by ${NAMES[one]}${one === order ? (ascending ? ", ascending" : ", descending") : ""}`}
          onClick={() => choose(one)}
        >
          {NAMES[one]}
          <span aria-hidden>{one === order ? (ascending ? " ↑" : " ↓") : ""}</span>
        </button>
      ))}
    </fieldset>
  );
}
