import type { Page } from 'playwright-core';
import { shoot, takesPictures } from './browser.ts';

/** Pictures of the screen in light and dark, wide and narrow. */
export async function shootThemes(page: Page, name: string): Promise<void> {
  if (!takesPictures) return;
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await shoot(page, `${name}-${colorScheme}-${width}`);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
}
