import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Env } from '#server/platform/env/env.ts';
import { findBrowser } from './find-browser.ts';
import { ProgramFailed, runProgram } from './run-program.ts';

export type PrinterEnv = Pick<Env, 'chromium' | 'chromiumSandbox'>;

const timeoutMs = 60_000;
const mostWaiting = 20;

/** One at a time in a process: a browser takes hundreds of megabytes. */
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * An HTML page as PDF, printed by a browser without a network. Throws ProgramFailed, MISSING where there is no browser.
 * The page must forbid scripts and loading by its own policy.
 */
export async function printToPdf(env: PrinterEnv, html: string): Promise<Buffer> {
  const command = findBrowser(env);
  if (command === undefined) throw new ProgramFailed('MISSING', 'There is no Chromium');
  if (waiting >= mostWaiting) throw new ProgramFailed('TIMEOUT', 'Too many wait to be printed');
  waiting += 1;
  const printed = last.then(() => print(command, env, html)).finally(() => (waiting -= 1));
  last = printed.catch(() => {});
  return printed;
}

async function print(command: string, env: PrinterEnv, html: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'hark-print-'));
  try {
    const [page, pdf] = [join(folder, 'page.html'), join(folder, 'page.pdf')];
    await writeFile(page, html);
    await runProgram({
      command,
      args: [
        '--headless',
        '--disable-gpu',
        '--disable-breakpad',
        '--disable-extensions',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        '--host-resolver-rules=MAP * ~NOTFOUND',
        '--no-pdf-header-footer',
        // The sandbox refuses to start for root.
        ...(process.getuid?.() === 0 || !env.chromiumSandbox ? ['--no-sandbox'] : []),
        `--user-data-dir=${join(folder, 'profile')}`,
        `--print-to-pdf=${pdf}`,
        pathToFileURL(page).href,
      ],
      cwd: folder,
      timeoutMs,
      memoryBytes: 'unlimited',
      fileBytes: 1024 ** 3,
    });
    return await readFile(pdf);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
