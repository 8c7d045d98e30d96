import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { decodeApart } from '#server/platform/programs/decode-apart.ts';
import type { HostileFile } from './children/hostile-decoder.ts';

const module = new URL('./children/hostile-decoder.ts', import.meta.url);
const limits = { timeoutMs: 60_000, outputBytes: 1_000_000 };

function open(
  input: HostileFile,
  owner = 'workspace',
  more: { timeoutMs?: number; signal?: AbortSignal } = {},
) {
  return decodeApart({ module, input, owner, lane: 'files', ...limits, ...more });
}

describe('a file that is opened apart', () => {
  test('and never ends is ended, and the next one opens', async () => {
    await expect(open('endless', 'workspace', { timeoutMs: 300 })).rejects.toMatchObject({ code: 'TIMEOUT' });
    expect(await open('good')).toEqual(expect.any(Number));
  });

  // Elsewhere the heap is limited, and not what is beside it.
  test.runIf(existsSync('/usr/bin/prlimit'))('and takes all memory takes none of ours', async () => {
    const before = process.memoryUsage().rss;
    await expect(open('hungry')).rejects.toMatchObject({ code: 'FAILED' });
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  test.each(['talkative', 'deadly'] as const)('and is %s fails, and the next one opens', async (file) => {
    await expect(open(file)).rejects.toMatchObject({ code: 'FAILED' });
    expect(await open('good')).toEqual(expect.any(Number));
  });

  test('sees nothing of our environment', async () => {
    expect(await open('environment')).toEqual([]);
  });

  test('is ended when its job is cancelled', async () => {
    const cancel = new AbortController();
    const opening = open('endless', 'workspace', { signal: cancel.signal });
    cancel.abort();
    await expect(opening).rejects.toMatchObject({ code: 'CANCELLED' });
  });

  test('does not hold up the files of others', async () => {
    const cancel = new AbortController();
    const hostile = [1, 2, 3].map(() =>
      open('endless', 'hostile', { signal: cancel.signal }).catch(() => {}),
    );
    expect(await open('good', 'quiet')).toEqual(expect.any(Number));
    cancel.abort();
    await Promise.all(hostile);
  });
});
