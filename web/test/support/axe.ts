import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

const run = async (page: Page, rules: readonly string[] | undefined): Promise<readonly string[]> => {
  const violations = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<{ violations: Violation[] }> } };
    return (await axe.run(runOnly === undefined ? {} : { runOnly })).violations;
  }, rules);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
};

const LOOKS = [
  { theme: 'paper', contrast: 'normal' },
  { theme: 'evening', contrast: 'normal' },
  { theme: 'evening', contrast: 'more' },
] as const;

/**
 * What axe finds wrong on the page as it is now, in light, dark and high contrast; one line for each place. A look only
 * changes colours, so after the first only the contrast is measured again.
 */
export const violationsOn = async (page: Page): Promise<readonly string[]> => {
  // A script element would be refused by our own security policy.
  await page.evaluate(SOURCE);
  const found: string[] = [];
  for (const [i, look] of LOOKS.entries()) {
    await page.evaluate((wanted) => Object.assign(document.documentElement.dataset, wanted), look);
    const lines = await run(page, i === 0 ? undefined : ['color-contrast']);
    found.push(...lines.map((line) => `${look.theme}, ${look.contrast}: ${line}`));
  }
  return found;
};
