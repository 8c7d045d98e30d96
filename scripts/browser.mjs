import { existsSync } from 'node:fs';
import { aptInstall, canApt } from './apt.mjs';
import { runTool } from './run.mjs';
import { say } from './say.mjs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Debian's Chromium without a window, which no journey looks at: a sixth less work for the same pages. */
const shell = '/usr/bin/chromium-headless-shell';

/** The path of a Chromium to test in: Debian's without a window, else an installed one, else Playwright's own. */
export async function ensureBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given && existsSync(given)) return given;
  if (canApt()) {
    // The whole one too: the product prints with it.
    if (!places.some((path) => existsSync(path))) await install('chromium');
    if (!existsSync(shell)) await install('chromium-headless-shell');
  }
  const known = [shell, ...places].find((path) => existsSync(path));
  if (known) return known;
  say('Fetching Playwright’s Chromium …');
  if ((await runTool('node_modules/playwright-core/cli.js', ['install', 'chromium'])) !== 0) return undefined;
  const { chromium } = await import('playwright-core');
  return chromium.executablePath();
}

function install(name) {
  say(`Installing ${name} …`);
  return aptInstall(name);
}
