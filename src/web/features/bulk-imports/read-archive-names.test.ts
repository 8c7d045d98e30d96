import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { recognizeTool } from '#domain/imports/recognize-tool.ts';
import { readArchiveNames } from './read-archive-names.ts';

const zipOf = (paths: readonly string[]) => {
  const files = Object.fromEntries(paths.map((path) => [path, strToU8(`in ${path}`)]));
  return new Blob([zipSync(files, { comment: 'Made by hand' })]);
};

test('names come from the list at the end of the file, folders and umlauts included', async () => {
  const paths = ['Visits/ada.txt', 'Visits/Größe.md', 'bo.wav'];
  expect(await readArchiveNames(zipOf(paths))).toEqual(paths);
});

test('the export of a tool is recognized by them', async () => {
  const names = await readArchiveNames(
    zipOf(['Checkout study - highlights.csv', 'Checkout study - notes.csv']),
  );
  expect(recognizeTool(names)).toBe('DOVETAIL');
});

test.each([
  ['no archive', new Blob(['It is slow, and that is all there is in here'])],
  ['nothing', new Blob([])],
  ['an archive that was cut', zipOf(['ada.txt', 'bo.txt']).slice(0, 90)],
  ['an archive without its first half', zipOf(['ada.txt', 'bo.txt']).slice(90)],
])('%s has no names', async (_, file) => {
  expect(await readArchiveNames(file)).toEqual([]);
});
