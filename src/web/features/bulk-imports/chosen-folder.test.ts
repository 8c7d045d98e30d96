import { expect, test } from 'vitest';
import { folderOf } from './chosen-folder.ts';

const named = (...paths: string[]) => paths.map((path) => ({ path, file: new File(['x'], path) }));

test('a folder gives its name, and its files their paths in it', () => {
  const { name, files } = folderOf(named('Study/a.txt', 'Study/In/b.txt'));
  expect([name, [...files.keys()]]).toEqual(['Study', ['a.txt', 'In/b.txt']]);
});

test('several folders and loose files keep their paths', () => {
  const { name, files } = folderOf(named('One/a.txt', 'Two/b.txt', 'c.txt'));
  expect([name, [...files.keys()]]).toEqual(['Imported files', ['One/a.txt', 'Two/b.txt', 'c.txt']]);
});
