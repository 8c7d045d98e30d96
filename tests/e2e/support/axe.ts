import { source, type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: { run: (context: unknown, options: RunOptions) => Promise<AxeResults> };
  }
}

/** WCAG 2.2 A and AA, and what else keeps somebody with a screen reader or voice control from finding their way. */
const rules: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  rules: {
    'label-content-name-mismatch': { enabled: true },
    'empty-heading': { enabled: true },
    'empty-table-header': { enabled: true },
    'page-has-heading-one': { enabled: true },
  },
  resultTypes: ['violations'],
};
const contrast: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast'] },
  resultTypes: ['violations'],
};

/** What is wrong with the page: the rule, the element, and what the rule says. All rules in light, contrast in dark. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(source);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await findings(page, rules, 'light');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await findings(page, contrast, 'dark');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return [...light, ...dark];
}

async function findings(page: Page, options: RunOptions, theme: string): Promise<string[]> {
  const { violations } = await page.evaluate((asked) => window.axe.run(document, asked), options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, html, failureSummary = '' }) =>
        `${theme} ${id} ${target.join(' ')}\n  ${html.slice(0, 200)}\n  ${failureSummary.split('\n').slice(1).join(' ').trim()}`,
    ),
  );
}
