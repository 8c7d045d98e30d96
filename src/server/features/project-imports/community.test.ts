import * as fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { unknownExport } from '#domain/imports/recognize-tool.ts';
import { installSampleWorkspace } from '#server/features/onboarding/index.ts';
import { highlightsIn } from '#tests/support/coding.ts';
import { canonical } from '#tests/support/community/canonical.ts';
import { contentsOfArchive } from '#tests/support/community/contents-of-archive.ts';
import { exportCommunity, exportProjects, openCommunity } from '#tests/support/community/export-community.ts';
import { randomArchive } from '#tests/support/community/random-archive.ts';
import { richProject } from '#tests/support/community/rich-project.ts';
import { setValues } from '#tests/support/fields.ts';
import { importProject, readProjectImport, sendProject } from '#tests/support/refi/import-project.ts';
import { createScene, type Person, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { follow, type Visitor } from '#tests/support/visitor.ts';
import { addNote, addProject, ask, documentOf } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let ada: Person;
/** Signed in at once: the link is good for a moment only, and time passes in these tests. */
let sampleOwner: Visitor;

beforeAll(async () => {
  app = await startTestApp();
  // Only the first workspace of an installation is the sample.
  sampleOwner = await follow(app, (await installSampleWorkspace(app.services)) ?? '');
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  ada = (await scene.workspace('From')).owner;
});

const everything = { title: 'All', projectCategoryIds: [], projectIds: [] };

describe('out of one workspace and into another', () => {
  test('everything comes along, and goes out again as it was', async () => {
    const once = await exportCommunity(app, ada, await richProject(app, ada));
    const { owner: bo } = await scene.workspace('To');
    const made = await importProject(app, bo, { fileName: 'kitchens.zip', bytes: once.bytes });
    expect(made).toMatchObject({ status: 'COMPLETE', error: null, noteCount: 3, reports: [] });
    expect((await readProjectImport(bo, made.id)).contents).toMatchObject({
      name: 'Kitchens',
      sourceCount: 3,
      codeCount: 3,
      codingCount: 3,
      caseCount: 1,
      memoCount: 1,
      missingFileCount: 0,
    });
    const twice = await exportCommunity(app, bo, made.projectId ?? '');
    expect(canonical(twice)).toEqual(canonical(once));
    const [note] = twice.rows('notes');
    const coded = await highlightsIn(bo, note?.id ?? '');
    expect(coded.map(({ text, tags }) => [text, ...tags.map(({ title }) => title)])).toEqual([
      ['The hob is slow', 'Slow', 'Heat'],
      ['oven'],
      ['Prices are fine', 'Price'],
    ]);
    expect(coded.every(({ startOffset }) => startOffset !== null)).toBe(true);
  });

  test('comments say who wrote them, and who brought them along', async () => {
    const projectId = await addProject(ada);
    const noteId = await addNote(ada, projectId, { title: 'Open', content: documentOf('Slow hobs') });
    const start = 'mutation ($input: StartThreadInput!) { startThread(input: $input) { id } }';
    await ask(ada, start, { input: { objectType: 'NOTE', objectId: noteId, body: documentOf('Why?') } });
    const once = await exportCommunity(app, ada, projectId);
    expect(once.rows('comments').map(({ author }) => author)).toEqual([ada.name]);
    const { owner: bo } = await scene.workspace('To');
    const made = await importProject(app, bo, { fileName: 'talk.zip', bytes: once.bytes });
    const twice = await exportCommunity(app, bo, made.projectId ?? '');
    expect(canonical(twice)).toEqual(canonical(once));
    const [note] = twice.rows('notes');
    const comments = async () => {
      const { comments: threads } = await ask(
        bo,
        'query ($id: ID!) { comments(objectType: NOTE, objectId: $id) { items { comments { items { id author { name } originalAuthor } } } } }',
        { id: note?.id },
      );
      return threads.items[0].comments.items;
    };
    const [imported] = await comments();
    expect(imported).toMatchObject({ author: { name: bo.name }, originalAuthor: ada.name });
    await ask(bo, 'mutation ($id: ID!, $body: String!) { editComment(id: $id, body: $body) { id } }', {
      id: imported.id,
      body: documentOf('Other words'),
    });
    expect(await comments()).toMatchObject([{ originalAuthor: null }]);
  });

  test('comments that came along are unread for nobody, however new', async () => {
    const to = await scene.workspace('To');
    const cy = await to.member();
    app.clock.pass(60_000);
    const projectId = await addProject(ada);
    const noteId = await addNote(ada, projectId, { title: 'Open', content: documentOf('Slow hobs') });
    const start = 'mutation ($input: StartThreadInput!) { startThread(input: $input) { id } }';
    await ask(ada, start, { input: { objectType: 'NOTE', objectId: noteId, body: documentOf('Why?') } });
    const { bytes } = await exportCommunity(app, ada, projectId);
    const made = await importProject(app, to.owner, { fileName: 'talk.zip', bytes });
    const { notes } = await ask(
      cy,
      'query ($id: ID!) { notes(projectId: $id, first: 5) { items { openThreads unreadComments } } }',
      { id: made.projectId },
    );
    expect(notes.items).toEqual([{ openThreads: 1, unreadComments: 0 }]);
  });

  test('a second time the contacts, boards and fields of the workspace are used again', async () => {
    const once = await exportCommunity(app, ada, await richProject(app, ada));
    const made = await importProject(app, ada, { fileName: 'again.zip', bytes: once.bytes });
    expect(made.status).toBe('COMPLETE');
    const twice = await exportCommunity(app, ada, made.projectId ?? '');
    expect(canonical(twice)).toEqual(canonical(once));
    expect(twice.rows('people')).toEqual(once.rows('people'));
    const shared = (archive: typeof once) =>
      archive.rows('tagBoards').filter(({ projectId }) => projectId === null);
    expect(shared(twice)).toEqual(shared(once));
  });

  test('what is known of a contact stays', async () => {
    const once = await exportCommunity(app, ada, await richProject(app, ada));
    const [person] = once.rows('people');
    const job = once.rows('fieldValues').find(({ objectId }) => objectId === person?.id);
    const set = (value: string) =>
      setValues(ada, [{ objectId: person?.id ?? '', fieldId: job?.fieldId ?? '', value }]);
    await set('Baker');
    const made = await importProject(app, ada, { fileName: 'old.zip', bytes: once.bytes });
    const twice = await exportCommunity(app, ada, made.projectId ?? '');
    const values = twice.rows('fieldValues').filter(({ objectId }) => objectId === person?.id);
    expect(values.map(({ value }) => value)).toEqual(['Baker']);
  });

  test('a workspace with folders and several projects', async () => {
    const ids = [await richProject(app, ada, 'One'), await addProject(ada, { title: 'Two' })];
    const { createFolder } = await ask(ada, 'mutation { createFolder(input: { title: "Studies" }) { id } }');
    await ask(ada, 'mutation ($ids: [ID!]!, $to: ID) { moveProjects(ids: $ids, folderId: $to) { id } }', {
      ids,
      to: createFolder.id,
    });
    const once = await exportProjects(app, ada, everything);
    const { owner: bo } = await scene.workspace('To');
    const made = await importProject(app, bo, { fileName: 'all.zip', bytes: once.bytes });
    expect(made).toMatchObject({ status: 'COMPLETE', noteCount: 3 });
    expect(canonical(await exportProjects(app, bo, everything))).toEqual(canonical(once));
  });

  test('the sample workspace', async () => {
    const visitor = sampleOwner;
    const bearer = () => visitor.bearer();
    const graphql = async (query: string, variables: Record<string, unknown> = {}) =>
      visitor.post(
        '/api/graphql',
        { query, variables },
        { headers: { authorization: `Bearer ${await bearer()}` } },
      );
    const once = await exportProjects(app, { ...ada, visitor, bearer, graphql }, everything);
    expect(once.rows('manifest')).toHaveLength(3);
    expect([once.rows('channels').length, once.rows('dataPoints').length > 10]).toEqual([1, true]);
    const { owner: bo } = await scene.workspace('To');
    const made = await importProject(app, bo, { fileName: 'sample.zip', bytes: once.bytes });
    expect(made).toMatchObject({ status: 'COMPLETE', error: null });
    expect(canonical(await exportProjects(app, bo, everything))).toEqual(canonical(once));
  });

  test('undoing a workspace moves its channels to the trash too', async () => {
    const create = 'mutation { createChannel(input: { title: "Reviews" }) { id } }';
    await ask(ada, create);
    await addProject(ada, { title: 'One' });
    const once = await exportProjects(app, ada, everything);
    const { owner: bo } = await scene.workspace('To');
    const made = await importProject(app, bo, { fileName: 'all.zip', bytes: once.bytes });
    const titles = async () =>
      (await ask(bo, '{ channels { items { title } } }')).channels.items.map(
        ({ title }: { title: string }) => title,
      );
    expect(await titles()).toEqual(['Reviews']);
    await ask(bo, 'mutation ($id: ID!) { undoProjectImport(id: $id) { status } }', { id: made.id });
    expect(await titles()).toEqual([]);
  });

  test('random projects', async () => {
    const { owner: bo } = await scene.workspace('Random');
    const { owner: cy } = await scene.workspace('Again');
    await fc.assert(
      fc.asyncProperty(randomArchive, async (bytes) => {
        const first = await importProject(app, bo, { fileName: 'random.zip', bytes });
        expect(first).toMatchObject({ status: 'COMPLETE', reports: [] });
        const once = await exportCommunity(app, bo, first.projectId ?? '');
        const taken = contentsOfArchive(once);
        expect(taken).toEqual(contentsOfArchive(openCommunity(bytes)));
        const second = await importProject(app, cy, { fileName: 'again.zip', bytes: once.bytes });
        const twice = await exportCommunity(app, cy, second.projectId ?? '');
        expect(canonical(twice)).toEqual(canonical(once));
        expect(contentsOfArchive(twice)).toEqual(taken);
      }),
      { numRuns: 6, endOnFailure: true },
    );
  });

  test('undone, nothing is left of it', async () => {
    const once = await exportCommunity(app, ada, await richProject(app, ada));
    const { owner: bo } = await scene.workspace('To');
    const made = await importProject(app, bo, { fileName: 'kitchens.zip', bytes: once.bytes });
    await ask(bo, 'mutation ($id: ID!) { undoProjectImport(id: $id) { status } }', { id: made.id });
    const { people, projects, tagBoards } = await ask(
      bo,
      '{ people { items { id } } projects { items { id } } tagBoards { id } }',
    );
    expect([people.items, projects.items, tagBoards]).toEqual([[], [], []]);
  });
});

describe('refuses, and leaves nothing behind,', () => {
  const manifest = (path: string, uploadStatus = 'COMPLETE') => {
    const upload = { uploadStatus, filepath: path };
    const keys =
      'project projectViews projectFieldPreferences notes insights files fields fieldSets tags tagBoards tagGroups questions questionResponses';
    const uploads = Object.fromEntries(keys.split(' ').map((key) => [key, upload]));
    return strToU8(`${JSON.stringify({ projectIds: [], ...uploads })}\n`);
  };
  test.each([
    ['what is no archive', Buffer.from('hello'), 'This file is not a ZIP archive or is damaged'],
    ['another archive', zipSync({ 'a.txt': strToU8('a') }), unknownExport],
    [
      'paths that lead out',
      zipSync({ '../manifest.jsonl': strToU8('{}') }),
      'This archive contains unsafe paths',
    ],
    [
      'a manifest that leads out',
      zipSync({ 'manifest.jsonl': manifest('../../etc/passwd') }),
      /^The manifest can’t be read/,
    ],
    [
      'a manifest of what isn’t there',
      zipSync({ 'manifest.jsonl': manifest('notes.jsonl') }),
      /^This archive has no “notes.jsonl”/,
    ],
    [
      'an export that broke off',
      zipSync({ 'manifest.jsonl': manifest('a.jsonl', 'UPLOADING'), 'a.jsonl': strToU8('') }),
      'This export wasn’t finished. Export the project again.',
    ],
    [
      'a row that isn’t one',
      zipSync({ 'manifest.jsonl': manifest('a.jsonl'), 'a.jsonl': strToU8('{"id":1}\n') }),
      /^The file “a.jsonl” has an error in line 1/,
    ],
    [
      'a bomb',
      zipSync({ 'manifest.jsonl': new Uint8Array(30_000_000) }),
      'This archive would take too much space when opened',
    ],
    ['a name twice', zipSync({ 'manifest.jsonl': strToU8(''), 'Manifest.JSONL': strToU8('') }), /twice$/],
    [
      'links',
      zipSync({ link: [strToU8('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }] }),
      'This archive contains links, which aren’t allowed',
    ],
  ])('%s', async (_what, bytes, message) => {
    const sent = await sendProject(app, ada, { fileName: 'bad.zip', bytes });
    expect(sent.status).toBe(422);
    expect(sent.title).toMatch(message);
    expect(await readProjectImport(ada, sent.id)).toMatchObject({ status: 'UPLOADING', contents: null });
    const work = join(app.services.env.dataDir, 'work');
    expect(existsSync(work) ? readdirSync(work) : []).toEqual([]);
  });
});
