import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';

const free = new Map<string, BrowserContext[]>();

/**
 * A browser that nobody has been in, but for the app's files: reading and compiling them again for each person takes
 * longer than most of what people do. A benchmark measures just that, and gets a new one.
 */
export async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  if (process.env['VITEST'] === undefined) return browser.newContext(options);
  const key = JSON.stringify(options);
  const used = free.get(key)?.pop();
  if (used) return used;
  const context = await browser.newContext(options);
  const origins = new Set<string>();
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => {
      const { origin = 'null' } = URL.parse(frame.url()) ?? {};
      if (origin !== 'null') origins.add(origin);
    });
  });
  let isForgetting = false;
  // A person may leave in the middle of a journey, and again at its end.
  context.close = async () => {
    if (isForgetting || free.get(key)?.includes(context)) return;
    isForgetting = true;
    await forget(context, origins);
    free.set(key, [...(free.get(key) ?? []), context]);
    isForgetting = false;
  };
  browser.once('disconnected', () => free.delete(key));
  return context;
}

/** All that a person leaves in a browser but the files that are the same for everybody. */
async function forget(context: BrowserContext, origins: Set<string>): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await Promise.all(context.pages().map((page) => page.close()));
  await context.clearCookies();
  await context.clearPermissions();
  await context.setOffline(false);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  for (const origin of origins)
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await page.close();
  origins.clear();
}
