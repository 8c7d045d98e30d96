import type { Page } from 'playwright-core';

/** A look at the page as a phone shows it. */
export async function narrow(page: Page, look: () => Promise<void>): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 390, height: 844 });
  try {
    await look();
  } finally {
    await page.setViewportSize(size);
  }
}
