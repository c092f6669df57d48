import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";

/** Later rows and items have the same markup as the first, and would take most of the time. */
const REPEATED = [":is(tbody, [role=rowgroup]) > :nth-child(n + 8)", "li:nth-child(n + 8)"];

interface Scope {
  /** Tags or names of the rules; by default all rules. */
  readonly tags?: readonly string[];
  readonly rules?: readonly string[];
  /** Selector of the part to check; by default the whole page. */
  readonly within?: string;
}

/** Lists the accessibility violations of a page, each with its rule and elements. */
export async function findBarriers(page: Page, { tags, rules, within }: Scope = {}): Promise<string[]> {
  // Legacy mode needs no second page; the difference is in frames of other sites, which the dashboard does not have.
  // Passed checks are not reported: that would double the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  if (tags) axe.withTags([...tags]);
  if (rules) axe.withRules([...rules]);
  if (within !== undefined) axe.include(within);
  for (const selector of REPEATED) axe.exclude(selector);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" | ")}`);
}
