import type { Page } from 'playwright-core';

/** The next request for a highlight stays on the line until it is released. */
export async function holdHighlight(page: Page): Promise<() => void> {
  let release = () => {};
  let isHeld = false;
  await page.route('**/api/graphql', async (route) => {
    if (isHeld || route.request().postData()?.includes('createHighlight') !== true) return route.continue();
    isHeld = true;
    await new Promise<void>((resolve) => (release = resolve));
    return route.continue();
  });
  return () => release();
}
