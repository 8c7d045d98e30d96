import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEntry } from './packed-file.ts';
import { openArchive } from './safe-archive.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hark-parts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const filled = (length: number) => new Uint8Array(length).fill(7);

function openAll(parts: readonly Zippable[], most?: number) {
  const path = join(folder, 'all.zip');
  const packed = parts.map((files, at) => [`Deep/x-part${at}.zip`, zipSync(files)] as const);
  writeFileSync(path, zipSync(Object.fromEntries(packed), { level: 0 }));
  return openArchive(path, {
    partsIn: join(folder, 'parts'),
    ...(most !== undefined && { most: { bytes: most } }),
  });
}

test('parts lie where they were, and are unpacked once', async () => {
  const parts = [{ 'A.txt': filled(3) }, { 'b/c.txt': filled(4) }];
  for (let turn = 0; turn < 2; turn += 1) {
    const archive = await openAll(parts);
    expect([...archive.entries.keys()]).toEqual(['deep/a.txt', 'deep/b/c.txt']);
    const [first] = archive.entries.values();
    if (!first) throw new Error('A file is missing');
    expect(new Uint8Array(await readEntry(first, 10))).toEqual(filled(3));
    archive.close();
  }
});

test('sizes are those of all parts together, and of nothing twice', async () => {
  const two = [{ 'a.bin': filled(900) }, { 'b.bin': filled(900) }];
  (await openAll(two, 1800)).close();
  await expect(openAll(two, 1799)).rejects.toThrow('too much space');
});

test('the files of all parts are counted together', async () => {
  // Deflating so many takes long, however short they are.
  const empty: [Uint8Array, { level: 0 }] = [filled(0), { level: 0 }];
  const many = (letter: string) =>
    Object.fromEntries(
      Array.from({ length: 10_001 }, (_, at): [string, typeof empty] => [`${letter}${at}`, empty]),
    );
  await expect(openAll([many('a'), many('b')])).rejects.toThrow('more than 20,000 files');
});

test('more parts than can be open at once are refused', async () => {
  await expect(openAll(Array.from({ length: 201 }, () => ({})))).rejects.toThrow('more than 200 parts');
});
