import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isArchivePart } from './archive-part.ts';
import { folderOf, readBulkFile } from './bulk-path.ts';
import { namesInPath } from './names-in-path.ts';
import { pictureInArchive, picturesNamedIn, relativePicture } from './page-pictures.ts';
import { planFolders } from './plan-folders.ts';

describe('a path of a bulk import', () => {
  test.each([
    ['Study/Interviews/Ada.vtt', 'Study/Interviews/Ada.vtt'],
    [String.raw`Study\Interviews\Ada.vtt`, 'Study/Interviews/Ada.vtt'],
    ['./Study//Ada.vtt', 'Study/Ada.vtt'],
    ['A\u0000da\u202E.vtt', 'Ada.vtt'],
  ])('%j is %j', (given, path) => {
    expect(readBulkFile({ path: given, size: 1 })).toEqual({
      ok: true,
      value: { path, size: 1, skipped: null },
    });
  });

  test.each([
    '/etc/passwd',
    '../up.txt',
    'a/../../b.txt',
    String.raw`C:\a.txt`,
    String.raw`..\a.txt`,
    '',
    'a/ /b',
  ])('%j is refused', (path) => {
    expect(readBulkFile({ path, size: 1 }).ok).toBe(false);
  });

  test.each([-1, 0.5, 1e308, NaN])('%d is no size', (size) => {
    expect(readBulkFile({ path: 'a.vtt', size }).ok).toBe(false);
  });

  test.each([
    ['Study/.DS_Store', 1, /hidden/],
    ['__MACOSX/Study/._a.vtt', 1, /hidden/],
    ['.git/config', 1, /hidden/],
    ['Study/~$notes.docx', 1, /hidden/],
    ['a.vtt', 0, /empty/],
    ['a.mp4', 1e10 + 1, /at most 10 GB/],
    [`${'a/'.repeat(250)}b.txt`, 1, /longer than 500/],
  ])('%j with %d bytes is left out', (path, size, reason) => {
    const read = readBulkFile({ path, size });
    expect(read.ok && read.value.skipped).toMatch(reason);
    expect(read.ok && read.value.path.length).toBeLessThanOrEqual(500);
  });

  test('no path leads out, whatever is sent', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('..', '.', 'a', '', ' ', 'b.txt', 'C:', '\\'), { maxLength: 8 }),
        (parts) => {
          const read = readBulkFile({ path: parts.join('/'), size: 1 });
          if (read.ok) expect(read.value.path.split('/')).not.toContain('..');
        },
      ),
    );
  });
});

describe('folders', () => {
  test('become folders and projects', () => {
    expect(planFolders(['a.txt', 'In/b.txt', 'In/One/c.txt', 'Out/d.txt'], 'Study')).toEqual({
      folders: [{ path: 'In', parent: '', title: 'In' }],
      projects: [
        { path: '', parent: '', title: 'Study' },
        { path: 'In', parent: 'In', title: 'In' },
        { path: 'In/One', parent: 'In', title: 'One' },
        { path: 'Out', parent: '', title: 'Out' },
      ],
    });
  });

  test('that are too deep keep their path in the title of a project', () => {
    const { folders, projects } = planFolders(['a/b/c/d/e/f/g/h/i/j/k.txt'], 'Study');
    expect(folders).toHaveLength(8);
    expect(projects).toEqual([{ path: 'a/b/c/d/e/f/g/h/i/j', parent: 'a/b/c/d/e/f/g/h', title: 'i / j' }]);
  });

  test('each file has a project, and each project a folder', () => {
    const part = fc.constantFrom('a', 'b', 'c');
    const path = fc.array(part, { minLength: 1, maxLength: 14 }).map((parts) => `${parts.join('/')}.txt`);
    fc.assert(
      fc.property(fc.array(path, { minLength: 1, maxLength: 12 }), (paths) => {
        const { folders, projects } = planFolders(paths, 'Study');
        const known = new Set(['', ...folders.map((one) => one.path)]);
        for (const one of [...folders, ...projects]) expect(known).toContain(one.parent);
        const held = new Set(projects.map((one) => one.path));
        for (const one of paths) expect(held).toContain(folderOf(one));
      }),
    );
  });
});

test.each([
  ['Interviews/Ada Lovelace.vtt', 'Ada Lovelace'],
  ['03 - Interview with Ada Lovelace (final).docx', 'Ada Lovelace'],
  ['Ada_Lovelace_2026-03-04.mp4', 'Ada Lovelace'],
  ['Ada Lovelace/recording.mp4', 'Ada Lovelace'],
  ['A. Lovelace - onboarding.txt', 'A Lovelace'],
  ['Onboarding call Ada Lovelace notes.md', 'Ada Lovelace'],
])('“%s” may name %s', (path, name) => {
  expect(namesInPath(path)).toContain(name);
});

test('a name that is only numbers and words of the trade names nobody', () => {
  expect(namesInPath('2026/Interview 03 transcript v2.vtt')).toEqual([]);
});

test.each([
  ['Export-1a2b-Part-1.zip', true],
  ['Deep/ExportBlock-1a2b-Part-12.zip', true],
  ['part 2.ZIP', true],
  ['__MACOSX/._Export-1a2b-Part-1.zip', false],
  ['counterpart-1.zip', false],
  ['Export-1a2b-Part-1.zip/a.txt', false],
  ['Interviews.zip', false],
])('%s is a part of an archive: %s', (path, isPart) => {
  expect(isArchivePart(path)).toBe(isPart);
});

test('pictures that a page names', () => {
  const page = `![a](Pictures/a%20b%20(1).png "Title") ![](<c d.png>) ![web](https://example.com/x.png) [link](plan.pdf)
    <img alt="x" src="../e&amp;f.png"><IMG SRC='g.png?x=1'> ![100%](100%.png) ![own](/image/h.png)`;
  expect([...picturesNamedIn(page)]).toEqual([
    'Pictures/a b (1).png',
    'c d.png',
    '100%.png',
    '../e&f.png',
    'g.png',
  ]);
});

test.each([
  ['Study', 'a.png', 'Study/a.png'],
  ['Study/Deep', '../Pictures/./a.png', 'Study/Pictures/a.png'],
  ['', '../a.png', undefined],
  ['Study', '../../etc/a.png', undefined],
])('in %j, %j is %j', (folder, called, path) => {
  expect(pictureInArchive(folder, called)).toBe(path);
});

test.each(['https://example.com/a.png', 'data:image/png;base64,AA', '/image/a', '#a', ''])(
  '%j is no file beside a page',
  (given) => {
    expect(relativePicture(given)).toBeUndefined();
  },
);
