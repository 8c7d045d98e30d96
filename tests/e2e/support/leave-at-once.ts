import type { Page } from 'playwright-core';

/** Without the wait for what is on its way that `page.reload` has here. */
export async function leaveAtOnce(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent('load'), page.evaluate(() => location.reload())]);
}
