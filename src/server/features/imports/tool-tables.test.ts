import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addTag } from '#tests/support/coding.ts';
import { runTable, undoTable, uploadTable } from '#tests/support/import-table.ts';
import { createScene, type Person, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addProject, ask } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let ada: Person;
let projectId: string;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  ada = await (await scene.workspace('Imports')).member();
  projectId = await addProject(ada);
});

const use = (name: string): object => ({ use: name });
const notesTable = (bytes: string) => ({ fileName: 'answers.csv', bytes, projectId });

describe('a table of another tool', () => {
  const evidence = `query ($id: ID!) { notes(projectId: $id, sort: TITLE) { items { id title preview } }
    highlights(filter: { projectId: $id }, first: 50) { items { objectId text tags { title } } } }`;

  type Marked = { objectId: string; text: string; tags: { title: string }[] };
  type Told = [title: string, preview: string, marks: [text: string, tags: string[]][]];

  async function told(): Promise<Told[]> {
    const { notes, highlights } = await ask(ada, evidence, { id: projectId });
    const marks: Marked[] = highlights.items;
    return notes.items.map(({ id, title, preview }: { id: string; title: string; preview: string }): Told => [
      title,
      preview,
      marks
        .filter(({ objectId }) => objectId === id)
        .map(({ text, tags }): [string, string[]] => [text, tags.map((tag) => tag.title)])
        .toSorted(([one], [other]) => (one < other ? 1 : -1)),
    ]);
  }

  test('with a row for each highlight becomes a note for each document', async () => {
    await addTag(ada, { projectId }, 'Price');
    const rows = [
      'Session,Highlight,Tags,Participant',
      'Call with Bo,It is too slow,"speed, export",Bo',
      'Call with Ada,I like it,,Ada',
      'Call with Bo,It costs a lot,price; Speed,Bo',
      'Call with Bo,It is too slow,pain,Cleo',
    ];
    const table = await uploadTable(app, ada, notesTable(rows.join('\n')));
    expect(table.preview.columns.map(({ suggestion }) => suggestion.use)).toEqual([
      'TITLE',
      'HIGHLIGHT',
      'TAGS',
      'PARTICIPANT',
    ]);
    const done = await runTable(ada, table);
    expect(done).toMatchObject({ status: 'COMPLETE', createdCount: 2, failedCount: 0 });
    expect(await told()).toEqual([
      ['Call with Ada', 'I like it', [['I like it', []]]],
      [
        'Call with Bo',
        'It is too slow\nIt costs a lot',
        [
          ['It is too slow', ['speed', 'export', 'pain']],
          ['It costs a lot', ['Price', 'speed']],
        ],
      ],
    ]);
    const { people } = await ask(ada, '{ people(sort: NAME) { items { name } } }');
    expect(people.items).toEqual([{ name: 'Ada' }, { name: 'Bo' }, { name: 'Cleo' }]);
    await undoTable(ada, done.id);
    expect(await told()).toEqual([]);
    const { tags } = await ask(ada, 'query ($id: ID!) { tags(projectId: $id) { items { title } } }', {
      id: projectId,
    });
    expect(tags.items).toEqual([{ title: 'Price' }]);
  });

  test('refuses a document with more highlights than one can have, and takes the others', async () => {
    const long = Array.from({ length: 1001 }, (_, at) => `Long call,Words ${at},pain`);
    const bytes = ['Session,Highlight,Tags', ...long, 'Call with Ada,I like it,joy'].join('\n');
    const done = await runTable(ada, await uploadTable(app, ada, notesTable(bytes)));
    expect(done).toMatchObject({ status: 'COMPLETE', createdCount: 1, failedCount: 1 });
    expect(done.problems.items).toMatchObject([
      { line: 2, message: 'A document of a table can have at most 1,000 highlights' },
    ]);
  });

  test('with tags alone has them on the text of each note', async () => {
    const rows =
      'Name,Notes,Labels,Quote\nCall,"It is slow.\nAnd costs a lot.",pain,costs a lot\nEmpty,,pain,\n';
    const table = await uploadTable(app, ada, notesTable(rows));
    const columns = [use('TITLE'), use('CONTENT'), use('TAGS'), use('SKIP')];
    await runTable(ada, table, { columns });
    expect(await told()).toEqual([
      ['Call', 'It is slow.\nAnd costs a lot.', [['It is slow.\nAnd costs a lot.', ['pain']]]],
      ['Empty', 'Empty', [['Empty', ['pain']]]],
    ]);
    const again = await uploadTable(app, ada, notesTable(rows));
    const placed = await runTable(ada, again, {
      columns: [use('TITLE'), use('CONTENT'), use('TAGS'), use('HIGHLIGHT')],
    });
    expect(placed).toMatchObject({ createdCount: 2 });
    expect((await told()).flatMap(([, , marks]) => marks)).toContainEqual(['costs a lot', ['pain']]);
  });
});
