import { zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { highlightsIn } from '#tests/support/coding.ts';
import { exportArchive, exportProject } from '#tests/support/refi/export-project.ts';
import { guid, handmadeArchive, handmadeProject } from '#tests/support/refi/handmade.ts';
import { importProject, readProjectImport, sendProject } from '#tests/support/refi/import-project.ts';
import { problemsOfRefi } from '#tests/support/refi/validate-refi.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addProject, ask, errorOf } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let ada: Person;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await scene.workspace('Exchange');
  ada = await place.member({ role: 'MANAGER' });
});

type Note = { id: string; title: string };

async function notesOf(projectId: string | null): Promise<Map<string, string>> {
  const { notes } = await ask(
    ada,
    'query ($projectId: ID!, $first: Int) { notes(projectId: $projectId, first: $first) { items { id title } } }',
    { projectId, first: 50 },
  );
  return new Map(notes.items.map(({ id, title }: Note) => [title, id]));
}

async function filesOf(ownerId: string | undefined): Promise<{ name: string; type: string }[]> {
  const { files } = await ask(ada, 'query ($id: ID!) { files(ownerId: $id) { items { name type } } }', {
    id: ownerId,
  });
  return files.items;
}

/** Each highlight as its words and tags. */
async function codedIn(noteId: string | undefined): Promise<string[]> {
  const found = await highlightsIn(ada, noteId ?? '');
  return found.map(({ text, tags }) => `${text}: ${tags.map(({ title }) => title).join(', ')}`).toSorted();
}

describe('a project with each element of the standard', () => {
  test('is valid, is shown before it is imported, and has every coding at its place', async () => {
    expect(await problemsOfRefi(handmadeProject)).toEqual([]);
    const made = await importProject(app, ada, { fileName: 'h.qdpx', bytes: await handmadeArchive() });
    expect(made).toMatchObject({ status: 'COMPLETE', error: null, noteCount: 5 });
    expect((await readProjectImport(ada, made.id)).contents).toEqual({
      name: 'Handmade',
      projects: [],
      origin: 'Test',
      sourceCount: 5,
      codeCount: 8,
      codingCount: 10,
      caseCount: 1,
      memoCount: 1,
      kept: ['1 user', '1 link', '1 graph'],
      missingFileCount: 1,
    });
    const notes = await notesOf(made.projectId);
    expect(await codedIn(notes.get('A text'))).toEqual([
      'A text: Leaf',
      'is slow: Other',
      'slow\nand: Other, Money',
    ]);
    const [attached] = await filesOf(notes.get('A text'));
    expect(attached).toMatchObject({ name: 'A text.docx', type: 'DOCUMENT' });
    expect(await codedIn(notes.get('A picture'))).toEqual(['Corner: Price › Too high', 'red: Other']);
    expect(await codedIn(notes.get('A PDF'))).toEqual(['A box: Leaf']);
    expect(await codedIn(notes.get('A talk'))).toEqual(['A laugh: Other', 'is slow.: Other']);
    expect(await codedIn(notes.get('Elsewhere'))).toEqual(['0–0.001 s: Other']);
  });

  test('comes out again as it was, in what the format can hold', async () => {
    const { projectId } = await importProject(app, ada, {
      fileName: 'h.qdpx',
      bytes: await handmadeArchive(),
    });
    const { xml } = await exportArchive(app, ada, projectId ?? '');
    const kept = [...handmadeProject.matchAll(/ guid="([^"]+)"/g)].map(([, id = '']) => id);
    // Sync points are named by their place, the words of an area are its text, and a lost recording has no times.
    const anonymous = new Set(['p0', 'p1', 'p2', 'p3', 'p4', 's-pdfsel', 'sel-video'].map(guid));
    expect(kept.filter((id) => !anonymous.has(id) && !xml.includes(` guid="${id}"`))).toEqual([]);
    const selection = (id: string) => new RegExp(`<\\w+ guid="${guid(id)}"[^>]*>`).exec(xml)?.[0];
    expect(selection('sel-text')).toContain('startPosition="6" endPosition="13"');
    // The Windows line break is one character now.
    expect(selection('sel-long')).toContain('startPosition="9" endPosition="17"');
    expect(selection('sel-pic')).toContain('firstX="10" firstY="20" secondX="30" secondY="40"');
    expect(selection('sel-pdf')).toContain('page="1"');
    expect(selection('sel-audio')).toContain('begin="3250" end="4000"');
  });

  test('goes to the trash as a whole when it is undone', async () => {
    const projectId = await addProject(ada);
    const bytes = await handmadeArchive();
    const made = await importProject(app, ada, { fileName: 'h.qdpx', bytes, projectId, intoNew: false });
    expect(made.projectId).toBe(projectId);
    expect((await notesOf(projectId)).size).toBe(5);
    await ask(ada, 'mutation ($id: ID!) { undoProjectImport(id: $id) { status } }', { id: made.id });
    expect((await notesOf(projectId)).size).toBe(0);
    const { people } = await ask(ada, '{ people { items { name } } }');
    expect(people.items).toEqual([]);
    await expect(exportProject(app, ada, { projectId, kind: 'CODEBOOK' })).rejects.toThrow('no tags');
  });
});

test('out, in and out again is the same', async () => {
  const first = await importProject(app, ada, { fileName: 'h.qdpx', bytes: await handmadeArchive() });
  const once = await exportArchive(app, ada, first.projectId ?? '');
  const second = await importProject(app, ada, { fileName: 'again.qdpx', bytes: once.bytes });
  const twice = await exportArchive(app, ada, second.projectId ?? '');
  expect(linesOf(twice.xml)).toEqual(linesOf(once.xml));
  expect(twice.files).toEqual(once.files);
});

/** Notes of one moment come in any order; the time of the project is its own. */
function linesOf(xml: string): string[] {
  return xml
    .replace(/creationDateTime="[^"]*"(?=>\n {2}<Users>)/, '')
    .split('\n')
    .toSorted();
}

test('a codebook alone goes in and out', async () => {
  const projectId = await addProject(ada);
  const codes = /<CodeBook>([\s\S]*)<\/CodeBook>/.exec(handmadeProject)?.[1] ?? '';
  const book = `<?xml version="1.0"?><CodeBook xmlns="urn:QDA-XML:codebook:1.0">${codes}</CodeBook>`;
  const made = await importProject(app, ada, {
    fileName: 'codes.qdc',
    bytes: Buffer.from(book),
    projectId,
    intoNew: false,
  });
  expect(made).toMatchObject({ status: 'COMPLETE', noteCount: 0 });
  const out = (await exportProject(app, ada, { projectId, kind: 'CODEBOOK' })).toString();
  expect(await problemsOfRefi(out, 'codebook')).toEqual([]);
  const places = (text: string) =>
    [...text.matchAll(/<Code guid="([^"]+)" name="([^"]+)"/g)].map(([, id, name]) => `${id} ${name}`);
  expect(places(out).toSorted()).toEqual(places(book).toSorted());
});

describe('refuses, and leaves nothing behind,', () => {
  const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join(
    '',
  );
  test.each([
    ['what is no archive', Buffer.from('hello'), 'This file is not a ZIP archive or is damaged'],
    [
      'an archive without a project',
      zipSync({ 'a.txt': Buffer.from('a') }),
      'This archive contains no REFI-QDA project (project.qde)',
    ],
    [
      'entities',
      zipSync({
        'project.qde': Buffer.from(`<!DOCTYPE p [<!ENTITY l0 "lol">${laughs}]><Project>&l9;</Project>`),
      }),
      'This file contains a document type declaration, which isn’t allowed',
    ],
    ['broken XML', zipSync({ 'project.qde': Buffer.from('<Project>') }), /^The XML in this file is damaged/],
    [
      'another document',
      zipSync({ 'project.qde': Buffer.from('<html/>') }),
      'This file contains no REFI-QDA project or codebook',
    ],
    [
      'a bomb',
      zipSync({ 'project.qde': new Uint8Array(30_000_000) }),
      'This archive would take too much space when opened',
    ],
    [
      'paths that lead out',
      zipSync({ '../evil.qde': Buffer.from('<Project/>') }),
      'This archive contains unsafe paths',
    ],
    [
      'a name twice',
      zipSync({ 'project.qde': Buffer.from('<Project/>'), 'Project.QDE': Buffer.from('<Project/>') }),
      /twice$/,
    ],
    [
      'links',
      zipSync({ link: [Buffer.from('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }] }),
      'This archive contains links, which aren’t allowed',
    ],
    [
      'nesting without end',
      zipSync({ 'project.qde': Buffer.from(`<Project>${'<a>'.repeat(5000)}`) }),
      'This project is too large to be read',
    ],
  ])('%s', async (_what, bytes, message) => {
    const sent = await sendProject(app, ada, { fileName: 'bad.qdpx', bytes });
    expect(sent.status).toBe(422);
    expect(sent.title).toMatch(message);
    expect(await readProjectImport(ada, sent.id)).toMatchObject({ status: 'UPLOADING', contents: null });
  });

  test('a project that goes beyond a limit, as a whole', async () => {
    const projectId = await addProject(ada);
    const code = (name: string, inside = '') =>
      `<Code guid="${guid(name)}" name="${name}" isCodable="${inside === ''}">${inside}</Code>`;
    const boards = Array.from({ length: 51 }, (_, at) => code(`b${at}`, code(`g${at}`, code(`t${at}`))));
    const bytes = zipSync({
      'project.qde': Buffer.from(
        `<Project name="x"><CodeBook><Codes>${boards.join('')}</Codes></CodeBook></Project>`,
      ),
    });
    const made = await importProject(app, ada, { fileName: 'x.qdpx', bytes, projectId, intoNew: false });
    expect(made).toMatchObject({ status: 'FAILED', noteCount: 0 });
    expect(made.error).toContain('tag boards');
    await expect(exportProject(app, ada, { projectId, kind: 'CODEBOOK' })).rejects.toThrow('no tags');
  });

  test('a file of another kind, and people who may not', async () => {
    const create =
      'mutation ($input: CreateProjectImportInput!) { createProjectImport(input: $input) { id } }';
    const [, message] = errorOf(await ada.graphql(create, { input: { fileName: 'a.csv' } }));
    expect(message).toBe('Choose a .zip, .qdpx, .qdc or .sqlite3 file');
    const projectId = await addProject(ada);
    const viewer = await place.member({ role: 'VIEWER' });
    expect(errorOf(await viewer.graphql(create, { input: { fileName: 'a.qdc', projectId } }))[0]).toBe(
      'Forbidden',
    );
    const stranger = await (await scene.workspace()).member();
    expect(errorOf(await stranger.graphql(create, { input: { fileName: 'a.qdc', projectId } }))[0]).toBe(
      'NotFound',
    );
  });
});
