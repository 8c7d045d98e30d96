import { existsSync } from 'node:fs';
import { aptInstall, canApt } from './apt.mjs';
import { runTool } from './run.mjs';
import { say } from './say.mjs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of a Chromium to test in: an installed one, else Debian's by apt, else Playwright's own. */
export async function ensureBrowser() {
  const known = [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path));
  if (known) return known;
  if (canApt()) {
    say('Installing Chromium …');
    if (await aptInstall('chromium')) return places[0];
  }
  say('Fetching Playwright’s Chromium …');
  if ((await runTool('node_modules/playwright-core/cli.js', ['install', 'chromium'])) !== 0) return undefined;
  const { chromium } = await import('playwright-core');
  return chromium.executablePath();
}
