import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readHtmlOnServer } from '#editor/html/server-html-reader.ts';
import { textOfHtml } from '#editor/html/text-of-html.ts';
import { highlightsIn } from '#tests/support/coding.ts';
import { importProject, sendProject } from '#tests/support/refi/import-project.ts';
import { createScene, type Person } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { ask } from '#tests/support/work.ts';

let app: TestApp;
let ada: Person;
let folder: string;

beforeAll(async () => {
  app = await startTestApp();
  ada = await (await createScene(app)).member({ role: 'MANAGER' });
  folder = await mkdtemp(join(tmpdir(), 'hark-taguette-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await app.close();
});

const interview = '<h1>Zoë’s call</h1>\n<p>The <b>export</b> is slow.</p>\n<ul><li>Ça coûte 5 €</li></ul>';
/** What Taguette counts: the bytes of the text between the tags. */
const spoken = Buffer.from('Zoë’s call\nThe export is slow.\nÇa coûte 5 €');
const at = (words: string) => {
  const start = spoken.indexOf(words);
  return [start, start + Buffer.byteLength(words)] as const;
};

/** The tables of a project as Taguette exports it. */
async function taguetteFile(fill: (database: DatabaseSync) => void): Promise<Buffer> {
  const path = join(folder, `${crypto.randomUUID()}.sqlite3`);
  const database = new DatabaseSync(path);
  database.exec(`
    create table projects (id integer primary key, name text, description text);
    create table documents (id integer primary key, name text, description text, filename text, created datetime, project_id integer, text_direction text, contents text);
    create table tags (id integer primary key, project_id integer, path text, description text);
    create table highlights (id integer primary key, document_id integer, start_offset integer, end_offset integer);
    create table highlight_tags (highlight_id integer, tag_id integer);`);
  fill(database);
  database.close();
  return readFile(path);
}

test('a project of Taguette comes in with its tags and every highlight at its words', async () => {
  const bytes = await taguetteFile((database) => {
    database.exec(`insert into projects values (1, 'Calls', 'Spring')`);
    database.exec(`insert into tags values (1, 1, 'pain.speed', 'Slow things'), (2, 1, 'price', '')`);
    database
      .prepare(
        `insert into documents values (7, 'Zoë', 'By phone', 'zoe.docx', '2024-03-04 05:06:07.123456', 1, 'LEFT_TO_RIGHT', ?)`,
      )
      .run(interview);
    const highlight = database.prepare('insert into highlights values (?, 7, ?, ?)');
    highlight.run(1, ...at('export is slow'));
    highlight.run(2, ...at('coûte 5 €'));
    highlight.run(3, at('call')[0], at('The')[1]);
    highlight.run(4, at('call')[1], at('call')[1]);
    database.exec('insert into highlight_tags values (1, 1), (2, 2), (2, 1), (3, 2)');
  });
  const made = await importProject(app, ada, { fileName: 'calls.sqlite3', bytes });
  expect(made).toMatchObject({ status: 'COMPLETE', error: null, noteCount: 1 });
  expect(made.reports).toContain('Highlights without any words: 1');
  const { notes } = await ask(
    ada,
    'query ($id: ID!) { notes(projectId: $id) { items { id title createdAt } } }',
    {
      id: made.projectId,
    },
  );
  expect(notes.items).toMatchObject([{ title: 'Zoë', createdAt: '2024-03-04T05:06:07.000Z' }]);
  const found = await highlightsIn(ada, notes.items[0].id);
  const coded = found.map(
    ({ text, tags }) =>
      `${text}: ${tags
        .map(({ title }) => title)
        .toSorted()
        .join(', ')}`,
  );
  expect(coded.toSorted()).toEqual([
    'call\nThe: price',
    'coûte 5 €: pain.speed, price',
    'export is slow: pain.speed',
  ]);
});

test('several blanks are one, and places follow', () => {
  const { text, placeOf } = textOfHtml('<p>One\n   two</p>\n\n<p>three</p>', readHtmlOnServer);
  expect(text).toBe('One two\nthree');
  expect(text.slice(placeOf(Buffer.byteLength('One\n   two\n\n')))).toBe('three');
});

test.each([
  ['other bytes', () => Promise.resolve(Buffer.from('not a database')), /damaged/],
  ['no project', () => taguetteFile(() => {}), /no Taguette project/],
  [
    'several projects',
    () => taguetteFile((database) => database.exec(`insert into projects values (1, 'A', ''), (2, 'B', '')`)),
    /several projects/,
  ],
  [
    'a view that never ends',
    () =>
      taguetteFile((database) => {
        database.exec(`drop table tags; insert into projects values (1, 'A', '');
          create view tags as with recursive n (id) as (select 1 union all select id + 1 from n)
            select id, id as path, '' as description from n`);
      }),
    /no Taguette project/,
  ],
])('a file with %s is refused', async (_what, make, message) => {
  const sent = await sendProject(app, ada, { fileName: 'bad.sqlite3', bytes: await make() });
  expect(sent.status).toBe(422);
  expect(sent.title).toMatch(message);
});
