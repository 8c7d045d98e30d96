// As-you-type on a workspace of 10,000 items, in Chromium: from the key to the painted results.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { createLog } from '#server/platform/log/create-log.ts';
import { startChild } from './support/child-server.ts';
import { fillSearch } from './support/fill-search.ts';
import { report } from './support/report.ts';
import { vocabulary } from './support/search-corpus.ts';

const target = 100;
const dir = mkdtempSync(join(tmpdir(), 'hark-typing-'));
const log = createLog({ level: 'error' });
const database = await openDatabase({
  dataDir: dir,
  poolSize: 1,
  prepare: true,
  statementTimeoutMs: 600_000,
  log,
});
const filled = await fillSearch(database.owner, 10_000);
await database.close();
const server = await startChild('hark-server.ts', [
  `file:${dir}`,
  filled.workspaceId,
  filled.email,
  '4585',
  'seal',
]);
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(server.link ?? '');
  await page.getByRole('link', { name: 'Search' }).first().click();
  const box = page.getByRole('searchbox', { name: 'Search' });
  await box.waitFor();
  const times: number[] = [];
  for (let word = 0; word < 12; word += 1) {
    await box.fill('');
    for (const letter of vocabulary.word(word * 40 + 5)) {
      times.push(await typed(letter));
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => Math.round(times[Math.floor(times.length * share)] ?? 0);
  const figures = { keys: times.length, p50: at(0.5), p95: at(0.95), target };
  report('search-typing', figures, figures.p95 <= target);

  /** Until the answer to this very key has been painted. */
  async function typed(letter: string): Promise<number> {
    await page.evaluate(() => {
      Object.assign(globalThis, {
        painted: new Promise<number>((resolve) => {
          addEventListener(
            'keydown',
            () => {
              const pressed = performance.now();
              const results =
                document.querySelector('[aria-label="Results"]')?.parentElement ?? document.body;
              const watch = new MutationObserver(() => {
                if (document.querySelector('[aria-label="Results"][aria-busy="false"]') === null) return;
                watch.disconnect();
                requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
              });
              watch.observe(results, {
                subtree: true,
                childList: true,
                attributes: true,
                characterData: true,
              });
            },
            { once: true },
          );
        }),
      });
    });
    await box.press(letter);
    return page.evaluate(() => Reflect.get(globalThis, 'painted') as Promise<number>);
  }
} finally {
  await browser.close();
  server.stop();
  rmSync(dir, { recursive: true, force: true });
}
