import { strToU8, zipSync, type Zippable } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addFolder,
  bulkEnd,
  openUploads,
  readBulk,
  sendArchive,
  sendFolder,
  startBulk,
  type BulkAnswer,
} from '#tests/support/bulk-import.ts';
import { eventually } from '#tests/support/eventually.ts';
import { docxWithPictures, wordLine, wordPicture } from '#tests/support/make-office.ts';
import { createScene, type Person } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { sendPiece } from '#tests/support/upload.ts';
import { addProject, ask } from '#tests/support/work.ts';

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await startTestApp();
  ada = await (await createScene(app)).member({ role: 'MANAGER' });
});
afterAll(() => app.close());

const bytes = (text: string) => Buffer.from(text);
const zip = (files: Zippable) => Buffer.from(zipSync(files));
const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#a0c' } })
    .png()
    .toBuffer();

async function notesOf(projectId: string | null): Promise<{ id: string; title: string }[]> {
  const { notes } = await ask(
    ada,
    'query ($id: ID!) { notes(projectId: $id, first: 100) { items { id title } } }',
    { id: projectId },
  );
  return notes.items;
}

type Block = { type: string; attrs?: { src?: string; fileId?: string; alt?: string; width?: number } };

/** The widths of the pictures that the note of a file shows, each of which is a file of the note. */
async function picturesIn(made: BulkAnswer, path: string, words: string) {
  const noteId = made.files.items.find((file) => file.path === path)?.noteId ?? '';
  const content = await eventually(`${path} is read`, async () => {
    const { note } = await ask(ada, 'query ($id: ID!) { note(id: $id) { content } }', { id: noteId });
    return JSON.stringify(note.content).includes(words) && note.content;
  });
  const blocks: Block[] = content.content;
  const { rows } = await app.database.owner.query<{ id: string }>(
    `select id from files where owner_id = $1 and not makes_note`,
    [noteId],
  );
  const shown = blocks.filter(({ type }) => type === 'image').map(({ attrs }) => attrs);
  expect(shown.map((attrs) => attrs?.fileId)).toEqual(rows.map((row) => row.id));
  expect(shown.map((attrs) => attrs?.src)).toEqual(rows.map((row) => `/image/${row.id}`));
  return shown.map((attrs) => attrs?.width);
}

describe('a folder', () => {
  test('shows pictures in its pages and Word files; pages and pictures wait for each other', async () => {
    const files = {
      'Guide/Plan.md': bytes('# Plan\n\nLook:\n\n![A hob](img/hob.png)\n\n## Then\n\n![gone](gone.png)'),
      'Guide/Copy.html': bytes(
        '<!doctype html><html><body><p>Copied</p><img src="img/hob.png"></body></html>',
      ),
      'Guide/Call.docx': docxWithPictures(
        wordLine('Before') + wordPicture('image1.png', 'A pan') + wordLine('After'),
        { 'image1.png': await picture() },
      ),
      'Guide/img/hob.png': await picture(),
      'Guide/img/other.png': await picture(),
    };
    const id = await addFolder(ada, files);
    await startBulk(ada, id);
    const [first, ...rest] = await openUploads(ada, id);
    expect(first?.path).toBe('Guide/Plan.md');
    await sendPiece(app, ada, first?.fileId ?? '', 0, files['Guide/Plan.md']);
    await eventually('the page is here', async () => (await readBulk(ada, id)).counts.uploaded === 1);
    expect(await readBulk(ada, id)).toMatchObject({ status: 'RUNNING', counts: { imported: 0, waiting: 4 } });
    for (const { path, fileId } of rest)
      await sendPiece(app, ada, fileId, 0, files[path as keyof typeof files]);
    const made = await bulkEnd(ada, id);
    expect(made).toMatchObject({ status: 'COMPLETE', counts: { imported: 5, uploaded: 0, failed: 0 } });
    expect((await notesOf(made.projectId)).map(({ title }) => title).toSorted()).toEqual([
      'Call',
      'Copy',
      'Plan',
      'other',
    ]);
    expect(await picturesIn(made, 'Guide/Plan.md', 'Then')).toEqual([8]);
    expect(await picturesIn(made, 'Guide/Copy.html', 'Copied')).toEqual([8]);
    expect(await picturesIn(made, 'Guide/Call.docx', 'After')).toEqual([8]);
    const fate = (path: string) => made.files.items.find((file) => file.path === path);
    expect(fate('Guide/img/hob.png')?.reason).toBe('Part of “Guide/Plan.md”');
    // Nothing is left of the uploads that waited.
    const left = await app.database.owner.query(`select 1 from files where owner_id = $1`, [made.projectId]);
    expect(left.rows).toEqual([]);
  });

  test('that is cancelled forgets the pages and pictures that waited, and takes them again', async () => {
    const files = { 'Plan.md': bytes('![x](x.png)'), 'x.png': await picture(), 'late.png': await picture() };
    const id = await addFolder(ada, files);
    const projectId = await addProject(ada);
    await startBulk(ada, id, { place: 'PROJECT', projectId });
    const [plan, shown] = await openUploads(ada, id);
    await sendPiece(app, ada, plan?.fileId ?? '', 0, files['Plan.md']);
    await sendPiece(app, ada, shown?.fileId ?? '', 0, files['x.png']);
    await eventually('two are here', async () => (await readBulk(ada, id)).counts.uploaded === 2);
    await ask(ada, 'mutation ($id: ID!) { cancelBulkImport(id: $id) { id } }', { id });
    expect((await readBulk(ada, id)).counts).toMatchObject({ cancelled: 3, uploaded: 0, imported: 0 });
    const held = await app.database.owner.query(
      `select 1 from files where owner_id = $1 and status = 'DONE'`,
      [projectId],
    );
    expect(held.rows).toEqual([]);
    await ask(ada, 'mutation ($id: ID!) { retryBulkImport(id: $id) { id } }', { id });
    await sendFolder(app, ada, id, files);
    const made = await bulkEnd(ada, id);
    expect(made.counts).toMatchObject({ imported: 3, cancelled: 0 });
    expect((await notesOf(projectId)).map(({ title }) => title).toSorted()).toEqual(['Plan', 'late']);
  });
});

describe('an archive', () => {
  test('shows pictures in the pages that name them', async () => {
    const archive = zip({
      'Study/Plan.md': strToU8('# Plan\n\n![A (new) hob](Pictures/a%20hob%20(1).png)\n\n![gone](gone.png)'),
      'Study/Deep/Page.html': strToU8(
        '<!doctype html><html><body><p>Seen</p><img src="../Pictures/a%20hob%20(1).png"><img src="../../../up.png"></body></html>',
      ),
      'Study/Pictures/a hob (1).png': await picture(),
      'Study/Pictures/fake.png': strToU8('no picture'),
      'Study/Bad.md': strToU8('![fake](Pictures/fake.png)'),
    });
    const { id } = await sendArchive(app, ada, archive);
    await startBulk(ada, id);
    const made = await bulkEnd(ada, id);
    expect(made).toMatchObject({ status: 'COMPLETE', counts: { imported: 5, failed: 0 } });
    expect(await picturesIn(made, 'Study/Plan.md', 'gone')).toEqual([8]);
    expect(await picturesIn(made, 'Study/Deep/Page.html', 'Seen')).toEqual([8]);
    expect(await picturesIn(made, 'Study/Bad.md', 'fake')).toEqual([]);
    // Shown in two pages, it is no note of its own: the first has it, and the other a copy.
    expect((await notesOf(made.projectId)).map(({ title }) => title).toSorted()).toEqual([
      'Bad',
      'Page',
      'Plan',
      'fake',
    ]);
    const fate = (path: string) => made.files.items.find((file) => file.path === path);
    expect(fate('Study/Pictures/a hob (1).png')).toMatchObject({
      state: 'IMPORTED',
      reason: 'Part of “Study/Plan.md”',
      noteId: fate('Study/Plan.md')?.noteId,
    });
    expect(fate('Study/Pictures/fake.png')?.reason).toBeNull();
  });

  test('whose folder of pictures is all in pages makes no project of that folder', async () => {
    const archive = zip({
      'Guide/Plan.md': strToU8('![Hob](img/hob.png)'),
      'Guide/img/hob.png': await picture(),
      'Guide/Deep/other.txt': strToU8('words'),
    });
    const { id } = await sendArchive(app, ada, archive);
    await startBulk(ada, id, { place: 'FOLDERS' });
    expect(await bulkEnd(ada, id)).toMatchObject({ status: 'COMPLETE', counts: { imported: 3 } });
    const { rows } = await app.database.owner.query<{ title: string }>(
      `select p.title from projects p join bulk_import_files f on f.project_id = p.id
       where f.import_id = $1 and p.trashed_at is null order by 1`,
      [id],
    );
    expect(rows.map(({ title }) => title)).toEqual(['Deep', 'Guide']);
  });
});
