import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { tempDir } from '#tests/support/temp-dir.ts';
import { startTinyS3 } from '#tests/support/tiny-s3.ts';
import { openDiskStorage } from './disk-storage.ts';
import { openS3Storage } from './s3-storage.ts';
import { checkKey, MissingFile, type Storage } from './storage.ts';

const kinds: Record<string, () => Promise<Storage>> = {
  'the disk': async () => openDiskStorage(tempDir()),
  'a bucket': async () => {
    const { settings, close } = await startTinyS3();
    onTestFinished(close);
    return openS3Storage(settings);
  },
};

describe.each(Object.entries(kinds))('files on %s', (_name, open) => {
  test('come back, whole or in part', async () => {
    const storage = await open();
    expect(await storage.write('w/f/source', Buffer.from('0123456789'))).toBe(10);
    expect(await storage.size('w/f/source')).toBe(10);
    expect((await buffer(await storage.open('w/f/source'))).toString()).toBe('0123456789');
    const part = await buffer(await storage.open('w/f/source', { start: 3, end: 5 }));
    expect(part.toString()).toBe('345');
    const seen = await storage.withPath('w/f/source', async (path) => readFileSync(path, 'utf8'));
    expect(seen).toBe('0123456789');
  });

  test('may be large and come as a stream', async () => {
    const storage = await open();
    const chunk = Buffer.alloc(1_000_000, 7);
    const written = await storage.write('w/large', Readable.from(Array.from({ length: 12 }, () => chunk)));
    expect(written).toBe(12_000_000);
    expect(await storage.size('w/large')).toBe(12_000_000);
  });

  test('are taken in from a place where they then are no more', async () => {
    const storage = await open();
    const path = join(tempDir(), 'upload');
    writeFileSync(path, 'bytes');
    await storage.takeIn('w/f/source', path);
    expect(await storage.size('w/f/source')).toBe(5);
    expect(existsSync(path)).toBe(false);
  });

  test('go, one or a folder of them, and what is not there is missed in words', async () => {
    const storage = await open();
    for (const name of ['a', 'b', 'c', 'd']) await storage.write(`w/f/${name}`, Buffer.from(name));
    await storage.write('w/f2/a', Buffer.from('stays'));
    expect((await storage.list('w/f')).toSorted()).toEqual(['a', 'b', 'c', 'd']);
    expect(await storage.list('w/never')).toEqual([]);
    await storage.remove('w/f/a');
    await storage.remove('w/f/never');
    expect(await storage.size('w/f/a')).toBeUndefined();
    await storage.removeAll('w/f');
    expect(await storage.size('w/f/d')).toBeUndefined();
    expect(await storage.size('w/f2/a')).toBe(5);
    await expect(storage.open('w/f/d')).rejects.toThrow(MissingFile);
    await expect(storage.withPath('w/f/d', async () => 1)).rejects.toThrow(MissingFile);
  });
});

test('a write that breaks off leaves nothing behind', async () => {
  const root = tempDir();
  const storage = openDiskStorage(root);
  const broken = Readable.from(
    (function* () {
      yield Buffer.from('half');
      throw new Error('cut off');
    })(),
  );
  await expect(storage.write('w/f/source', broken)).rejects.toThrow('cut off');
  expect(await storage.size('w/f/source')).toBeUndefined();
  expect(await readdir(join(root, '.incoming'))).toEqual([]);
  expect(await storage.room()).toBeGreaterThan(0);
});

test.each(['../secret', 'a/../b', '/etc/passwd', 'a//b', 'a/.hidden', '', 'a\0b', 'a b'])(
  '%j is no key',
  (key) => {
    expect(() => checkKey(key)).toThrow('Not a storage key');
  },
);
