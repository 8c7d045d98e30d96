import type { Page } from 'playwright-core';

/** The next request for a highlight stays on the line until it is released, which waits for it to be on the line. */
export async function holdHighlight(page: Page): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let isHeld = false;
  await page.route('**/api/graphql', async (route) => {
    if (isHeld || route.request().postData()?.includes('createHighlight') !== true) return route.continue();
    isHeld = true;
    held.resolve();
    await released.promise;
    return route.continue();
  });
  return async () => {
    await held.promise;
    released.resolve();
  };
}
