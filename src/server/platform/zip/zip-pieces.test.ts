import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { readEntry } from '#server/platform/programs/packed-file.ts';
import { mostOfOurs, openArchive } from '#server/platform/programs/safe-archive.ts';
import { tempDir } from '#tests/support/temp-dir.ts';
import { zipPieces, type ZipEntry } from './zip-pieces.ts';
import { archiveEnd, fileEnd, fileHeader, listRecord, type ZipRecord } from './zip-records.ts';

const at = new Date('2026-03-04T05:06:08Z');

async function written(entries: AsyncIterable<ZipEntry>): Promise<string> {
  const path = join(tempDir(), 'all.zip');
  await pipeline(Readable.from(zipPieces(entries, at)), createWriteStream(path));
  return path;
}

test('texts, long texts and bytes come back as they were', async () => {
  const path = await written(
    (async function* () {
      yield { path: 'notes/zoë.md', text: 'Ça va' };
      yield { path: 'empty.txt', text: '' };
      yield { path: 'rows.jsonl', texts: Readable.from(['one\n', '', 'two\n']) };
      yield {
        path: 'files/x.bin',
        size: 4,
        bytes: Readable.from([Buffer.from([1, 2]), Buffer.from([3, 4])]),
      };
      // Its header says that it may be larger than 32 bits can tell.
      yield { path: 'files/y.bin', size: 5e9, bytes: Readable.from([Buffer.from([5])]) };
    })(),
  );
  const archive = await openArchive(path);
  const read = await Promise.all(
    [...archive.entries].map(async ([name, entry]) => [
      name,
      (await readEntry(entry, 100)).toString('latin1'),
    ]),
  );
  archive.close();
  expect(read).toEqual([
    ['notes/zoë.md', Buffer.from('Ça va').toString('latin1')],
    ['empty.txt', ''],
    ['rows.jsonl', 'one\ntwo\n'],
    ['files/x.bin', '\x01\x02\x03\x04'],
    ['files/y.bin', '\x05'],
  ]);
});

test('an archive of 70,000 notes has all of them', async () => {
  const count = 70_000;
  const path = await written(
    (async function* () {
      for (let note = 0; note < count; note += 1) yield { path: `notes/${note}.md`, text: `Note ${note}` };
    })(),
  );
  await expect(openArchive(path)).rejects.toThrow('This archive contains more than 20,000 files');
  const archive = await openArchive(path, { most: mostOfOurs });
  expect(archive.entries.size).toBe(count);
  const last = archive.entries.get(`notes/${count - 1}.md`);
  expect(last && (await readEntry(last, 100)).toString()).toBe(`Note ${count - 1}`);
  archive.close();
});

test('what breaks while it is packed breaks the archive', async () => {
  const broken = (async function* () {
    yield 'one';
    throw new Error('The storage is gone');
  })();
  const path = written(Readable.from([{ path: 'rows.jsonl', texts: broken }]));
  await expect(path).rejects.toThrow('The storage is gone');
});

test('the list tells sizes and places beyond 4 GB', async () => {
  const record: ZipRecord = {
    name: Buffer.from('video.mp4'),
    method: 'stored',
    start: 6_000_000_000,
    at,
    isLarge: true,
  };
  const measure = { crc32: 7, size: 5_000_000_000, packed: 5_000_000_000 };
  expect(fileHeader(record)).toHaveLength(30 + 9 + 20);
  expect(fileEnd(record, measure)).toHaveLength(24);
  const list = listRecord(record, measure);
  const zip = await fromBufferPromise(
    Buffer.concat([list, archiveEnd({ count: 1, start: 0, bytes: list.length })]),
    { lazyEntries: true },
  );
  for await (const entry of zip.eachEntry()) {
    expect(entry.fileName).toBe('video.mp4');
    expect([entry.uncompressedSize, entry.compressedSize]).toEqual([5_000_000_000, 5_000_000_000]);
    expect(entry.relativeOffsetOfLocalHeader).toBe(6_000_000_000);
    expect(entry.getLastModDate({ timezone: 'UTC' })).toEqual(at);
  }
});
