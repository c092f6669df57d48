import type { InputIssue } from "./input-issue";

/** Issues with the same reason. */
export interface IssueGroup {
  readonly severity: InputIssue["severity"];
  /** Message of the first issue. */
  readonly message: string;
  readonly count: number;
  /** Locations of the first issues, at most `MAX_PLACES`, in different files if there are several. */
  readonly places: readonly Pick<InputIssue, "source" | "locator">[];
}

/** Issues of one reason that are listed one by one; a reason with more is listed with its number. */
export const MAX_OF_REASON = 5;

const MAX_PLACES = 3;
/** Reasons that are counted separately; messages of any number of files must not fill the memory. */
const MAX_GROUPS = 1_000;

/** Counts issues by their reason: messages that differ only in numbers and quoted text have the same one. */
export class IssueGroups {
  private readonly groups = new Map<
    string,
    { count: number; places: IssueGroup["places"][number][]; first: InputIssue }
  >();

  /**
   * Counts an issue; returns how many of its reason there are now.
   * @param count number of issues with this message, of which this is the first
   */
  add(issue: InputIssue, count = 1): number {
    const key = toReason(issue);
    const group = this.groups.get(key);
    const place = { source: issue.source, locator: issue.locator };
    if (group === undefined) {
      if (this.groups.size < MAX_GROUPS) this.groups.set(key, { count, places: [place], first: issue });
      return count;
    }
    addPlace(group.places, place);
    group.count += count;
    return group.count;
  }

  /** Lists the reasons, most frequent first. */
  list(): IssueGroup[] {
    return Array.from(this.groups.values(), ({ count, places, first: { severity, message } }) => ({
      severity,
      message,
      count,
      places,
    })).sort((a, b) => b.count - a.count);
  }

  /** Lists the reasons with more than `MAX_OF_REASON` issues, most frequent first. */
  listFrequent(): IssueGroup[] {
    return this.list().filter(({ count }) => count > MAX_OF_REASON);
  }
}

/** Adds a location. When the list is full, one in a new file replaces a second one in the same file. */
function addPlace(places: IssueGroup["places"][number][], place: IssueGroup["places"][number]): void {
  if (places.length < MAX_PLACES) places.push(place);
  else if (!places.some(({ source }) => source === place.source)) {
    const repeated = places.findLastIndex(({ source }, at) => places.slice(0, at).some((one) => one.source === source));
    if (repeated >= 0) places.splice(repeated, 1, place);
  }
}

const toReason = ({ severity, message }: InputIssue): string =>
  `${severity} ${message
    .slice(0, 300)
    .replace(/"[^"]{0,120}"|“[^”]{0,120}”/g, '""')
    .replace(/\d[\d,.]*/g, "0")}`;
