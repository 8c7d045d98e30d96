import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { shoot } from './browser.ts';

/** The screen as it stands, in light and in dark: neither scrolls sideways. */
export async function showInThemes(page: Page, name: string): Promise<void> {
  const width = page.viewportSize()?.width;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await shoot(page, `${name}-${colorScheme}-${width}`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${name} scrolls sideways at ${width} in ${colorScheme}`).toBeLessThanOrEqual(0);
  }
}
