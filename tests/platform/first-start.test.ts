import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtServer } from '#tests/support/built-server.ts';
import { eventually } from '#tests/support/eventually.ts';
import { freePort } from '#tests/support/free-port.ts';
import { projectDir } from '#tests/support/test-database.ts';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'hark-first-start-'));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

test('the first start ends with the link, and no line of a log comes after it', async () => {
  const printed = join(dir, 'terminal.txt');
  // Messages and log share one terminal, so they share one file here.
  const terminal = openSync(printed, 'w');
  const port = String(await freePort());
  const child = spawn(process.execPath, [await builtServer('main')], {
    cwd: projectDir,
    env: { ...process.env, PORT: port, HARK_DATA_DIR: join(dir, 'data'), HARK_MODELS: 'false' },
    stdio: ['ignore', terminal, terminal],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    const lines = await eventually(
      'the link is printed',
      async () => {
        const text = readFileSync(printed, 'utf8');
        return text.includes('Start here') && text.endsWith('\n') && text.trim().split('\n');
      },
      { withinMs: 120_000, everyMs: 200 },
    );
    expect(lines.filter((line) => line.includes('the database'))).toEqual(['Creating the database …']);
    expect(lines.at(-1)).toMatch(/^Start here \(works once\): http/);
    expect(lines.filter((line) => line.includes('istening'))).toEqual([]);
  } finally {
    child.kill('SIGTERM');
    await ended;
    closeSync(terminal);
  }
}, 180_000);
