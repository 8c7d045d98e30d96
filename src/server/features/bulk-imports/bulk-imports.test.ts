import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
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
} from '#tests/support/bulk-import.ts';
import { eventually } from '#tests/support/eventually.ts';
import { docxOf } from '#tests/support/make-office.ts';
import { addContact, partsOf } from '#tests/support/people.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { sendPiece } from '#tests/support/upload.ts';
import { addProject, ask, errorOf } from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
let ada: Person;
beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace('Bulk');
  ada = await place.member({ role: 'MANAGER' });
});
afterAll(() => app.close());

const vtt = `WEBVTT\n\n00:00.000 --> 00:02.000\n<v Ada Lovelace>The export is slow.\n`;
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

async function foldersKept(noteId: string): Promise<string[]> {
  const { note } = await ask(ada, 'query ($id: ID!) { note(id: $id) { fieldValues { value } } }', {
    id: noteId,
  });
  return note.fieldValues.flatMap(({ value }: { value: string | null }) => value ?? []);
}

const state = (files: { path: string; state: string }[]) =>
  Object.fromEntries(files.map((file) => [file.path, file.state]));

describe('a folder', () => {
  test('of mixed files becomes notes of what they are, in their folders, with who took part', async () => {
    await addContact(ada, { name: 'Ada Lovelace' });
    await addContact(ada, { name: 'Grace Hopper' });
    const files = {
      'Interviews/Ada Lovelace.vtt': bytes(vtt),
      'Interviews/G. Hopper - onboarding.docx': docxOf('<w:p><w:r><w:t>She said so.</w:t></w:r></w:p>'),
      'Interviews/.DS_Store': bytes('x'),
      'Data/answers.csv': bytes('Name,Score\nBo,7\n'),
      'Data/empty.txt': Buffer.alloc(0),
      'Screens/start.jpg': await picture(),
      'notes.md': bytes('# Plan\n\nTalk to *five* people.'),
    };
    const id = await addFolder(ada, files);
    const ready = await readBulk(ada, id);
    expect(ready).toMatchObject({ status: 'READY', counts: { total: 7, waiting: 5, skipped: 2 } });
    expect(ready.types).toContainEqual({ type: 'IMAGE', count: 1 });
    await startBulk(ada, id);
    await sendFolder(app, ada, id, files);
    const made = await bulkEnd(ada, id);
    expect(made).toMatchObject({ status: 'COMPLETE', progress: 1, counts: { imported: 5, failed: 0 } });
    const reasons = made.files.items.flatMap(({ path, reason }) => (reason === null ? [] : [[path, reason]]));
    expect(reasons).toEqual([
      ['Interviews/.DS_Store', 'A hidden or system file'],
      ['Data/empty.txt', 'This file is empty'],
    ]);
    const notes = await notesOf(made.projectId);
    expect(notes.map(({ title }) => title).toSorted()).toEqual([
      'Ada Lovelace',
      'G. Hopper - onboarding',
      'answers',
      'notes',
      'start',
    ]);
    const noteOf = (path: string) => made.files.items.find((file) => file.path === path)?.noteId ?? '';
    expect(await foldersKept(noteOf('Interviews/Ada Lovelace.vtt'))).toEqual(['Interviews']);
    expect(await foldersKept(noteOf('notes.md'))).toEqual([]);
    const named = async (path: string) => (await partsOf(ada, noteOf(path))).map(({ person }) => person.name);
    expect(await named('Interviews/Ada Lovelace.vtt')).toEqual(['Ada Lovelace']);
    expect(await named('Interviews/G. Hopper - onboarding.docx')).toEqual(['Grace Hopper']);
    const typed = await app.database.owner.query<{ name: string; type: string }>(
      `select name, content_type as type from files where name = 'start.jpg'`,
    );
    expect(typed.rows).toEqual([{ name: 'start.jpg', type: 'image/png' }]);
    await eventually('the words of the transcript are in its note', async () => {
      const { note } = await ask(ada, 'query ($id: ID!) { note(id: $id) { content } }', {
        id: noteOf('Interviews/Ada Lovelace.vtt'),
      });
      return JSON.stringify(note.content).includes('The export is slow');
    });
  });

  test('goes on with what was begun, tells what failed, and takes it again', async () => {
    const files = {
      'a.txt': bytes('one two three'),
      'big.gif': bytes('GIF89a, later'),
      'c.txt': bytes('three'),
    };
    const id = await addFolder(ada, files);
    await startBulk(ada, id, { place: 'PROJECT', projectId: await addProject(ada), keepPaths: false });
    const first = await openUploads(ada, id);
    const [begun] = first;
    await sendPiece(app, ada, begun?.fileId ?? '', 0, files['a.txt'].subarray(0, 4));
    const again = await openUploads(ada, id);
    expect(again).toEqual(first);
    await sendPiece(app, ada, begun?.fileId ?? '', 4, files['a.txt'].subarray(4));
    await ask(ada, 'mutation ($id: ID!) { cancelUpload(id: $id) { id } }', { id: again[1]?.fileId });
    await eventually('one failed', async () => (await readBulk(ada, id)).counts.failed === 1);
    await ask(ada, 'mutation ($id: ID!) { cancelBulkImport(id: $id) { id } }', { id });
    const cancelled = await readBulk(ada, id);
    expect(cancelled.status).toBe('CANCELLED');
    expect(state(cancelled.files.items)).toEqual({
      'a.txt': 'IMPORTED',
      'big.gif': 'FAILED',
      'c.txt': 'CANCELLED',
    });
    await ask(ada, 'mutation ($id: ID!) { retryBulkImport(id: $id) { id } }', { id });
    await sendFolder(app, ada, id, files);
    const made = await bulkEnd(ada, id);
    expect(made.counts).toMatchObject({ imported: 3, failed: 0, cancelled: 0 });
    expect(await notesOf(made.projectId)).toHaveLength(3);
  });

  test('becomes folders and projects, and goes again as one', async () => {
    const files = {
      'top.txt': bytes('a'),
      'Round 1/one.txt': bytes('b'),
      'Round 1/Deep/two.txt': bytes('c'),
    };
    const id = await addFolder(ada, files, 'Diary study');
    await startBulk(ada, id, { place: 'FOLDERS' });
    await sendFolder(app, ada, id, files);
    const made = await bulkEnd(ada, id);
    expect(made).toMatchObject({ status: 'COMPLETE', projectId: null, counts: { imported: 3 } });
    const { rows } = await app.database.owner.query<{ project: string; folder: string }>(
      `select p.title as project, f.title as folder from projects p join folders f on f.id = p.folder_id
       where p.workspace_id = $1 and p.trashed_at is null order by 1`,
      [place.workspace.id],
    );
    expect(rows).toEqual([
      { project: 'Deep', folder: 'Round 1' },
      { project: 'Diary study', folder: 'Diary study' },
      { project: 'Round 1', folder: 'Round 1' },
    ]);
    const { undoBulkImport } = await ask(ada, 'mutation ($id: ID!) { undoBulkImport(id: $id) { status } }', {
      id,
    });
    expect(undoBulkImport.status).toBe('UNDONE');
    const left = await app.database.owner.query(
      `select 1 from projects where workspace_id = $1 and trashed_at is null and folder_id is not null`,
      [place.workspace.id],
    );
    expect(left.rows).toEqual([]);
  });

  test.each([
    ['/etc/passwd', /not a relative path/],
    ['../secret.txt', /leads out of its folder/],
  ])('with the path %s is refused', async (path, message) => {
    await expect(addFolder(ada, { [path]: bytes('x') })).rejects.toThrow(message);
  });

  test('beyond 10 GB or 10,000 files is refused', async () => {
    const id = await addFolder(ada, { 'first.txt': bytes('a') });
    const add = async (files: { path: string; size: number }[]) =>
      ada.graphql(
        'mutation ($id: ID!, $files: [BulkImportFileInput!]!) { addBulkImportFiles(id: $id, files: $files) { id } }',
        { id, files },
      );
    const large = await add([
      { path: 'a.mp4', size: 6e9 },
      { path: 'b.mp4', size: 6e9 },
    ]);
    expect(errorOf(large)[1]).toBe('A bulk import must be at most 10 GB');
    const some = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => ({ path: `${from + at}.txt`, size: 1 }));
    expect(errorOf(await add(some(0, 1001)))[1]).toBe('Add at most 1000 files at a time');
    for (let from = 0; from < 9000; from += 1000) await add(some(from, 1000));
    const tooMany = 'A bulk import can have at most 10,000 files';
    expect(errorOf(await add(some(9000, 1000)))[1]).toBe(tooMany);
    // What was refused left nothing: the last that fit come in, and can be sent twice.
    await add(some(9000, 999));
    await add(some(9000, 999));
    expect((await readBulk(ada, id)).counts.total).toBe(10_000);
    expect(errorOf(await add(some(10_000, 1)))[1]).toBe(tooMany);
  });
});

describe('an archive', () => {
  test('is unpacked into notes, and one undo takes them back', async () => {
    const archive = zip({
      'Study/Ada Lovelace.vtt': strToU8(vtt),
      'Study/__MACOSX/._x': strToU8('x'),
      'Study/Deep/Plan.md': strToU8('# Plan'),
      'Study/Case.txt': strToU8('upper'),
      'Study/case.txt': strToU8('lower'),
    });
    const { id, status } = await sendArchive(app, ada, archive);
    expect(status).toBe(204);
    expect(await readBulk(ada, id)).toMatchObject({ status: 'READY', counts: { waiting: 4, skipped: 1 } });
    await startBulk(ada, id);
    const made = await bulkEnd(ada, id);
    expect(made).toMatchObject({ status: 'COMPLETE', counts: { imported: 4 } });
    const deep = made.files.items.find(({ path }) => path === 'Study/Deep/Plan.md');
    expect(await foldersKept(deep?.noteId ?? '')).toEqual(['Study/Deep']);
    // Nothing is left to try again, so nothing of the archive is kept.
    expect(existsSync(join(app.env.dataDir, 'files', place.workspace.id, id, 'archive'))).toBe(false);
    await ask(ada, 'mutation ($id: ID!) { undoBulkImport(id: $id) { id } }', { id });
    const { rows } = await app.database.owner.query<{ trashed: boolean }>(
      `select trashed_at is not null as trashed from projects where id = $1`,
      [made.projectId],
    );
    expect(rows).toEqual([{ trashed: true }]);
  });

  test('whose run breaks off in the middle of a file goes on without doubling any', async () => {
    const { owner } = app.database;
    // Once, behind the note and before the receipt: as a kill does.
    await owner.query(`create sequence broken_runs`);
    await owner.query(`create function break_run() returns trigger language plpgsql security definer as $$
      begin
        if new.name = 'f3.txt' and nextval('broken_runs') = 1 then raise exception 'broken off'; end if;
        return new;
      end $$`);
    await owner.query(
      'create trigger break_run before insert on files for each row execute function break_run()',
    );
    const names = Array.from({ length: 8 }, (_, at) => `f${at}.txt`);
    const { id } = await sendArchive(
      app,
      ada,
      zip(Object.fromEntries(names.map((name) => [name, strToU8(`Words of ${name}`)]))),
    );
    await startBulk(ada, id);
    const made = await bulkEnd(ada, id);
    await owner.query('drop trigger break_run on files');
    expect(made).toMatchObject({ status: 'COMPLETE', counts: { imported: 8, failed: 0 } });
    expect((await notesOf(made.projectId)).map(({ title }) => `${title}.txt`).toSorted()).toEqual(names);
    const tries = await owner.query<{ last: string }>('select last_value as last from broken_runs');
    expect(Number(tries.rows[0]?.last)).toBe(2);
    await expect.poll(() => readdirSync(join(app.env.dataDir, 'work'))).toEqual([]);
  });

  test('with one damaged file imports the others, and keeps the archive to try again', async () => {
    const bad: Zippable[string] = [strToU8('these words will be changed'), { level: 0 }];
    const archive = zip({ 'good.txt': strToU8('fine'), 'bad.txt': bad });
    archive.write('XXXXX', archive.indexOf('these words'));
    const { id } = await sendArchive(app, ada, archive);
    await startBulk(ada, id);
    expect((await bulkEnd(ada, id)).counts).toMatchObject({ imported: 1, failed: 1 });
    await ask(ada, 'mutation ($id: ID!) { retryBulkImport(id: $id) { id } }', { id });
    const again = await bulkEnd(ada, id);
    expect(again.files.items).toMatchObject([
      { path: 'good.txt', state: 'IMPORTED' },
      { path: 'bad.txt', state: 'FAILED', reason: 'This file is damaged in the archive and can’t be read' },
    ]);
    expect(await notesOf(again.projectId)).toHaveLength(1);
  });

  test('in parts is read as one, and an archive in a part is a file', async () => {
    const parts = zip({
      'Export-1-Part-1.zip': zip({ 'Research/Plan.txt': strToU8('one'), 'Ada.vtt': strToU8(vtt) }),
      '__MACOSX/._Export-1-Part-1.zip': strToU8('x'),
      'index.txt': strToU8('index of all'),
      'Export-1-Part-2.zip': [
        zip({ 'Research/Notes.txt': strToU8('three'), 'Inner-Part-1.zip': zip({ 'a.txt': strToU8('a') }) }),
        { level: 0 },
      ],
    });
    const { id } = await sendArchive(app, ada, parts);
    await startBulk(ada, id);
    const made = await bulkEnd(ada, id);
    expect(made).toMatchObject({ status: 'COMPLETE', counts: { imported: 5, skipped: 1, failed: 0 } });
    expect(made.files.items.map(({ path }) => path)).toEqual([
      'Research/Plan.txt',
      'Ada.vtt',
      '__MACOSX/._Export-1-Part-1.zip',
      'index.txt',
      'Research/Notes.txt',
      'Inner-Part-1.zip',
    ]);
    const { rows } = await app.database.owner.query<{ name: string; size: string }>(
      `select f.name, f.size from files f join notes n on n.id = f.owner_id where n.project_id = $1 order by 1`,
      [made.projectId],
    );
    expect(rows.map(({ name, size }) => `${name} ${size}`)).toEqual([
      `Ada.vtt ${vtt.length}`,
      `Inner-Part-1.zip ${zip({ 'a.txt': strToU8('a') }).length}`,
      'Notes.txt 5',
      'Plan.txt 3',
      'index.txt 12',
    ]);
    await expect.poll(() => readdirSync(join(app.env.dataDir, 'work'))).toEqual([]);
  });

  const inPart = (...parts: Zippable[]) =>
    zip(Object.fromEntries(parts.map((files, at) => [`x-Part-${at + 1}.zip`, zip(files)])));
  const renamed = (from: string, to: string) => {
    const archive = zip({ 'a.txt': strToU8('a'), [from]: strToU8('b') });
    for (let at = archive.indexOf(from); at !== -1; at = archive.indexOf(from, at + 1)) archive.write(to, at);
    return archive;
  };

  test.each([
    ['other bytes', () => bytes('no archive'), /not a ZIP archive/],
    ['nothing', () => zip({}), /contains no files/],
    ['a bomb', () => zip({ 'zeros.txt': new Uint8Array(30_000_000) }), /too much space/],
    ['a link', () => zip({ link: [strToU8('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }] }), /links/],
    ['a way up', () => zip({ '../../out.txt': strToU8('x') }), /unsafe paths/],
    ['an absolute path', () => zip({ '/etc/out.txt': strToU8('x') }), /unsafe paths/],
    ['one name twice', () => renamed('b.txt', 'a.txt'), /“a.txt” twice/],
    [
      'a bomb in a part',
      () => inPart({ 'a.txt': strToU8('a') }, { 'zeros.txt': new Uint8Array(30_000_000) }),
      /too much space/,
    ],
    [
      'a link in a part',
      () => inPart({ link: [strToU8('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }] }),
      /links/,
    ],
    ['a way up in a part', () => inPart({ '../../out.txt': strToU8('x') }), /unsafe paths/],
    [
      'one name in two parts',
      () => inPart({ 'a.txt': strToU8('a') }, { 'a.txt': strToU8('b') }),
      /“a.txt” twice/,
    ],
    [
      'a part that is none',
      () => zip({ 'x-Part-1.zip': strToU8('no') }),
      /“x-Part-1.zip” is not a ZIP archive/,
    ],
  ])('of %s is refused, and nothing of it stays', async (_what, make, message) => {
    const sent = await sendArchive(app, ada, make());
    expect(sent.status).toBe(422);
    expect(sent.title).toMatch(message);
    expect(existsSync(join(app.env.dataDir, 'files', place.workspace.id, sent.id, 'archive'))).toBe(false);
    // Documents of the tests before may still be read.
    await expect.poll(() => readdirSync(join(app.env.dataDir, 'work'))).toEqual([]);
  });

  test.each([
    [10_001, 'A bulk import can have at most 10,000 files'],
    [20_001, 'This archive contains more than 20,000 files'],
  ])('of %i files is refused', async (count, message) => {
    const one: Zippable[string] = [strToU8('x'), { level: 0 }];
    const files = Array.from({ length: count }, (_, at): [string, typeof one] => [`${at}.txt`, one]);
    const sent = await sendArchive(app, ada, zip(Object.fromEntries(files)));
    expect([Math.floor(sent.status / 100), sent.title]).toEqual([4, message]);
    expect((await readBulk(ada, sent.id)).counts.total).toBe(0);
  });
});

test('only managers import in bulk, and only their own', async () => {
  const bo = await place.member({ role: 'CONTRIBUTOR' });
  const create = 'mutation ($input: CreateBulkImportInput!) { createBulkImport(input: $input) { id } }';
  expect(errorOf(await bo.graphql(create, { input: { source: 'FOLDER', name: 'Study' } }))[0]).toBe(
    'Forbidden',
  );
  const id = await addFolder(ada, { 'a.txt': bytes('a') });
  const cleo = await place.member({ role: 'MANAGER' });
  expect((await ask(cleo, 'query ($id: ID!) { bulkImport(id: $id) { id } }', { id })).bulkImport).toBeNull();
});
