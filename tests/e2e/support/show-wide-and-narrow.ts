import type { BrowserContext, Page } from 'playwright-core';
import { showInThemes } from './show-in-themes.ts';

/** A screen in both themes, wide and narrow. It is opened once for a width: opening it takes far longer than its themes. */
export async function showWideAndNarrow(
  context: BrowserContext,
  name: string,
  open: (page: Page) => Promise<unknown>,
  height = 900,
): Promise<void> {
  for (const width of [1440, 390]) {
    const page = await context.newPage();
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page);
    await showInThemes(page, name);
    await page.close();
  }
}
