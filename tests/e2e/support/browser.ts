import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page, type Request } from 'playwright-core';
import { eventually } from '#tests/support/eventually.ts';
import { openContext } from './used-contexts.ts';

const shots = join(import.meta.dirname, '../screenshots');

let running: Promise<Browser> | undefined;
let end = async (): Promise<void> => {};

/** One for all journeys of a process: starting it takes longer than all else that a person needs. */
export function openBrowser(): Promise<Browser> {
  running ??= startBrowser();
  return running;
}

/** For what is no journey: a process with a browser never ends. */
export async function endBrowser(): Promise<void> {
  await end();
}

async function startBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
  browser.on('disconnected', () => {
    running = undefined;
  });
  end = browser.close.bind(browser);
  // A journey ends for its people only; the next one finds the browser running.
  browser.close = async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  };
  return browser;
}

export type Person = { page: Page; context: BrowserContext; problems: string[] };

/** Somebody with a browser of their own. What the page complains about is kept in `problems`. */
export async function newPerson(
  browser: Browser,
  options: { width?: number; dark?: boolean } = {},
): Promise<Person> {
  const context = await openContext(browser, {
    viewport: { width: options.width ?? 1440, height: 900 },
    colorScheme: options.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  // A slow machine is no failure; a journey that hangs still ends.
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      problems.push(message.text());
  });
  leavesWhenStored(page);
  return { page, context, problems };
}

/** Nobody reloads within the blink that storing takes, and a page read meanwhile would rightly show what was before. */
function leavesWhenStored(page: Page): void {
  const changes = new Set<Request>();
  page.on('request', (request) => {
    if (/"query":"\s*mutation/.test(request.postData() ?? '')) changes.add(request);
  });
  page.on('requestfinished', (request) => changes.delete(request));
  page.on('requestfailed', (request) => changes.delete(request));
  const stored = () => eventually('what was changed is stored', () => changes.size === 0);
  const { goto, reload } = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
  page.goto = async (...to) => {
    await stored();
    return goto(...to);
  };
  page.reload = async (...options) => {
    await stored();
    return reload(...options);
  };
}

/** Only where HARK_PICTURES asks for them: three hundred of them take minutes. */
export const takesPictures = process.env['HARK_PICTURES'] !== undefined;

/** A picture to look at. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (!takesPictures) return;
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: join(shots, `${name}.png`) });
}
