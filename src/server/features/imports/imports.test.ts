import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import {
  readImport,
  runTable,
  undoTable,
  uploadTable,
  type ImportAnswer,
} from '#tests/support/import-table.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { findAs } from '#tests/support/search.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addProject, ask, close, errorOf } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let ada: Person;
let manager: Person;
let projectId: string;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await scene.workspace('Imports');
  [ada, manager] = [await place.member(), place.owner];
  projectId = await addProject(ada);
});

const answers = `Title;Feedback;Date;Plan;Who
First call;It is slow;03/04/2026;Pro;ada@example.com
Second call;"Two lines
of text";25/04/2026;Free; Team;Bo Smith
Third call;Fine;26/04/2026;Pro;ada@example.com
Fourth call;Fine;27/04/2026;Free;ada@example.com
Fifth call;Fine;not a day;Pro;Bo Smith
`;

type Note = {
  id: string;
  title: string;
  preview: string;
  createdAt: string;
  fields: { fieldId: string; value: string }[];
};

async function notesOf(person: Person, id = projectId): Promise<Note[]> {
  const { notes } = await ask(
    person,
    `query ($id: ID!) { notes(projectId: $id, sort: CREATED_AT, first: 100) { items { id title preview createdAt
      fields: fieldValues { fieldId value } } } }`,
    { id },
  );
  return notes.items;
}

async function contacts(): Promise<{ name: string; email: string | null }[]> {
  const { people } = await ask(manager, '{ people(first: 100, sort: NAME) { items { name email } } }');
  return people.items;
}

const use = (name: string, more: object = {}): object => ({ use: name, ...more });
const notesTable = (bytes: string | Buffer, fileName = 'answers.csv') => ({ fileName, bytes, projectId });

describe('a table of notes', () => {
  test('is read, proposed, imported and undone as a whole', async () => {
    const table = await uploadTable(app, ada, notesTable(answers));
    expect(table.preview).toMatchObject({ encoding: 'utf-8', delimiter: ';', hasNulls: false });
    expect(table.preview.columns.map(({ header, suggestion }) => [header, suggestion.use])).toEqual([
      ['Title', 'TITLE'],
      ['Feedback', 'CONTENT'],
      ['Date', 'CREATED_AT'],
      ['Plan', 'NEW_FIELD'],
      ['Who', 'NEW_FIELD'],
      // A row has more cells than there are headers.
      ['', 'SKIP'],
    ]);
    expect(table.preview.rows[1]).toEqual({
      line: 3,
      cells: ['Second call', 'Two lines\nof text', '25/04/2026', 'Free', ' Team', expect.any(String)],
    });
    const columns = [
      use('TITLE'),
      use('CONTENT'),
      use('CREATED_AT'),
      use('NEW_FIELD', { fieldType: 'SELECT' }),
      use('PARTICIPANT'),
      use('SKIP'),
    ];
    const done = await runTable(ada, table, { columns });
    expect(done).toMatchObject({ status: 'COMPLETE', createdCount: 4, failedCount: 1 });
    expect(done.problems.items).toEqual([
      { line: 7, kind: 'INVALID', message: '“not a day” isn’t a date Hark can read' },
    ]);
    const made = await notesOf(ada);
    expect(
      made.map(({ title, preview, createdAt }) => [title, preview, createdAt.slice(0, 10)]),
    ).toContainEqual(['Second call', 'Two lines\nof text', '2026-04-25']);
    expect(made.every(({ fields }) => fields.length === 1)).toBe(true);
    expect(await contacts()).toEqual([
      { name: 'Team', email: null },
      { name: '', email: 'ada@example.com' },
    ]);
    await expectFound('Fourth', 1);

    expect(await undoTable(ada, done.id)).toMatchObject({ status: 'UNDONE' });
    expect(await notesOf(ada)).toEqual([]);
    expect(await contacts()).toEqual([]);
    const { fields } = await ask(
      ada,
      'query ($id: ID!) { fields(projectId: $id, owner: NOTE) { field { label } } }',
      { id: projectId },
    );
    expect(JSON.stringify(fields)).not.toContain('Plan');
    await expectFound('Fourth', 0);
  });

  test('rows without a title are called by the first words of their longest text, and all that was made is told', async () => {
    const long = `It was late again, and ${'really '.repeat(12)}late`;
    const table = await uploadTable(
      app,
      ada,
      notesTable(
        `Comment,More,Plan,Customer,Tags\n"${long}",Yes,Pro,Ada Rows,late\nFine,,Pro,Bo Rows,late;fine\n,,Free,Bo Rows,\n`,
      ),
    );
    const columns = [
      use('CONTENT'),
      use('CONTENT'),
      use('NEW_FIELD', { fieldType: 'SELECT' }),
      use('PARTICIPANT'),
      use('TAGS'),
    ];
    const done = await runTable(ada, table, { columns });
    const titles = (await notesOf(ada)).map(({ title }) => title).toSorted();
    expect(titles).toEqual(['', 'Fine', `It was late again, and ${'really '.repeat(7)}really…`]);
    const { tableImport } = await ask(
      ada,
      'query ($id: ID!) { tableImport(id: $id) { createdCount contactCount tagCount fieldCount } }',
      { id: done.id },
    );
    expect(tableImport).toEqual({ createdCount: 3, contactCount: 2, tagCount: 2, fieldCount: 1 });
  });

  test('a column of short texts is proposed as the title where none is called so', async () => {
    const rows = ['Kitchen visit', 'Garage visit', 'Attic visit', 'Cellar visit', 'Balcony visit'];
    const table = await uploadTable(
      app,
      ada,
      notesTable(`Plan,Where,Comment\n${rows.map((where) => `Pro,${where},It is slow`).join('\n')}\n`),
    );
    const proposed = table.preview.columns.map(({ suggestion }) => suggestion);
    expect(proposed.map(({ use: is }) => is)).toEqual(['NEW_FIELD', 'TITLE', 'CONTENT']);
  });

  test('a participant with an e-mail address is called as the row says', async () => {
    const before = new Set((await contacts()).map(({ email }) => email));
    const table = await uploadTable(
      app,
      ada,
      notesTable('Name,Email,Plan\nZoe Lang,zoe@rows.example,Pro\nAdam Reyes,adam@rows.example,Free\n'),
    );
    const columns = table.preview.columns.map(({ suggestion }) => suggestion);
    const done = await runTable(ada, table, { columns });
    expect((await contacts()).filter(({ email }) => !before.has(email))).toEqual([
      { name: 'Adam Reyes', email: 'adam@rows.example' },
      { name: 'Zoe Lang', email: 'zoe@rows.example' },
    ]);
    await undoTable(ada, done.id);
  });

  test('several participants stand between semicolons', async () => {
    const text = 'Title,Who\nCall,"Ada; Bo;ada"\nVisit,Bo\n';
    const table = await uploadTable(app, ada, notesTable(text));
    await runTable(ada, table, { columns: [use('TITLE'), use('PARTICIPANT')] });
    expect((await contacts()).map(({ name }) => name)).toEqual(['Ada', 'Bo']);
    const { notes } = await ask(
      ada,
      'query ($id: ID!) { notes(projectId: $id, sort: TITLE) { items { title people { person { name } } } } }',
      { id: projectId },
    );
    expect(JSON.stringify(notes.items)).toContain(
      '"Call","people":[{"person":{"name":"Ada"}},{"person":{"name":"Bo"}}]',
    );
  });

  test('known notes are updated by their key, and undone to what they were', async () => {
    const first = await uploadTable(app, ada, notesTable('Ref,Title,Score\nA1,Old,3\nA2,Other,4\n'));
    const columns = [
      use('NEW_FIELD', { fieldType: 'TEXT' }),
      use('TITLE'),
      use('NEW_FIELD', { fieldType: 'NUMBER' }),
    ];
    await runTable(ada, first, { columns });
    const second = await uploadTable(
      app,
      ada,
      notesTable('Ref,Title,Score\nA1,New,\nA3,Third,9\nA1,Again,1\n'),
    );
    const uses = second.preview.columns.map(({ suggestion }) => suggestion.use);
    expect(uses).toEqual(['FIELD', 'TITLE', 'FIELD']);
    const done = await runTable(ada, second, { keyColumn: 0, existing: 'UPDATE' });
    expect(done).toMatchObject({ createdCount: 1, updatedCount: 1, duplicateCount: 1 });
    expect(done.problems.items).toEqual([
      { line: 4, kind: 'DUPLICATE', message: 'This row repeats the key of a row above' },
    ]);
    const titles = async () => (await notesOf(ada)).map(({ title }) => title).toSorted();
    expect(await titles()).toEqual(['New', 'Other', 'Third']);
    const changed = (await notesOf(ada)).find(({ title }) => title === 'New');
    expect(changed?.fields.map(({ value }) => value).toSorted()).toEqual(['3', 'A1']);
    await undoTable(ada, done.id);
    expect(await titles()).toEqual(['Old', 'Other']);
  });

  test('several content columns become sections, and the choice is remembered by header', async () => {
    const text = 'Name,Liked,Disliked\nCall,The speed,The price\n';
    const table = await uploadTable(app, ada, notesTable(text));
    await runTable(ada, table, { columns: [use('TITLE'), use('CONTENT'), use('CONTENT')] });
    const [note] = await notesOf(ada);
    expect(note?.preview).toBe('Liked\nThe speed\nDisliked\nThe price');
    const next = await uploadTable(app, ada, notesTable(text));
    expect(next.preview.columns.map(({ suggestion }) => suggestion.use)).toEqual([
      'TITLE',
      'CONTENT',
      'CONTENT',
    ]);
  });

  test('the rows that were left out come back as a file', async () => {
    const table = await uploadTable(app, ada, notesTable('Title,Score\n=Call,many\nFine,3\n'));
    const done = await runTable(ada, table, {
      columns: [use('TITLE'), use('NEW_FIELD', { fieldType: 'NUMBER' })],
    });
    const { body } = await ada.visitor.get(done.problemsUrl ?? '');
    expect(body).toBe("\uFEFFTitle,Score,Line,Problem\r\n'=Call,many,2,Score: Enter a number\r\n");
  });
});

test('everything that somebody brought is in one list, their own and by project', async () => {
  const first = await uploadTable(app, ada, notesTable('Title\nx\n', 'first.csv'));
  await runTable(ada, first, { columns: [use('TITLE')] });
  const second = await uploadTable(app, ada, {
    fileName: 'second.csv',
    bytes: 'E-mail\na@example.com\nnobody\n',
  });
  await runTable(ada, second);
  await uploadTable(app, ada, notesTable('Title\nx\n', 'waiting.csv'));
  const list = `query ($id: ID, $after: String) { imports(projectId: $id, first: 1, after: $after) { totalCount endCursor
    items { kind name status target itemCount leftOutCount project { id } } } }`;
  const { imports: newest } = await ask(ada, list, {});
  expect(newest).toMatchObject({
    totalCount: 2,
    items: [
      {
        kind: 'TABLE',
        name: 'second.csv',
        status: 'COMPLETE',
        target: 'CONTACTS',
        itemCount: 1,
        leftOutCount: 1,
      },
    ],
  });
  const { imports: older } = await ask(ada, list, { after: newest.endCursor });
  expect(older.items).toMatchObject([{ name: 'first.csv', project: { id: projectId } }]);
  const { imports: ofProject } = await ask(ada, list, { id: projectId });
  expect(ofProject).toMatchObject({ totalCount: 1, items: [{ name: 'first.csv' }] });
  expect((await ask(manager, list, {})).imports.items).toEqual([]);
});

describe('a table of contacts', () => {
  test('skips addresses that exist, also those twice in the file', async () => {
    await ask(ada, 'mutation { createPerson(input: { name: "Ada", email: "ada@example.com" }) { id } }');
    const table = await uploadTable(app, manager, {
      fileName: 'people.csv',
      bytes:
        'Full name,E-mail,Company\nAda L,ADA@example.com,X\nBo,bo@example.com,Y\nBo B,bo@example.com,Z\n,,\n,,W\n',
    });
    const { importExisting } = await ask(
      manager,
      'query ($id: ID!) { importExisting(id: $id, column: 1, choice: { use: EMAIL }) }',
      { id: table.id },
    );
    expect(importExisting).toBe(1);
    const done = await runTable(manager, table);
    expect(done).toMatchObject({ createdCount: 1, duplicateCount: 2, failedCount: 1 });
    expect(done.problems.items.map(({ line, message }) => [line, message])).toEqual([
      [2, 'This already exists'],
      [4, 'This row repeats the key of a row above'],
      [6, 'Enter a name or an e-mail address'],
    ]);
    expect(await contacts()).toEqual([
      { name: 'Ada', email: 'ada@example.com' },
      { name: 'Bo', email: 'bo@example.com' },
    ]);
  });

  test('leaves no new field behind where all of its rows were skipped', async () => {
    await ask(ada, 'mutation { createPerson(input: { name: "Ada", email: "ada@example.com" }) { id } }');
    const table = await uploadTable(app, manager, {
      fileName: 'people.csv',
      bytes: 'Name,E-mail,Shoe size\nAda L,ada@example.com,40\n',
    });
    const done = await runTable(manager, table);
    expect(done).toMatchObject({ createdCount: 0, duplicateCount: 1 });
    const { fields } = await ask(manager, '{ fields(owner: PERSON) { field { label } } }');
    expect(JSON.stringify(fields)).not.toContain('Shoe size');
  });

  test('updates names and fields by e-mail, and undoes it', async () => {
    await ask(ada, 'mutation { createPerson(input: { name: "Ada", email: "ada@example.com" }) { id } }');
    const table = await uploadTable(app, manager, {
      fileName: 'people.csv',
      bytes: 'Name,E-mail\nAda Lovelace,ada@example.com\n',
    });
    const done = await runTable(manager, table, { keyColumn: 1, existing: 'UPDATE' });
    expect(done).toMatchObject({ createdCount: 0, updatedCount: 1 });
    expect(await contacts()).toEqual([{ name: 'Ada Lovelace', email: 'ada@example.com' }]);
    await undoTable(manager, done.id);
    expect(await contacts()).toEqual([{ name: 'Ada', email: 'ada@example.com' }]);
  });
});

describe('who may', () => {
  const create = 'mutation ($input: CreateImportInput!) { createImport(input: $input) { id } }';
  const input = (id: string | null) => ({ input: { target: 'NOTES', projectId: id, fileName: 'a.csv' } });

  test('nobody imports into what they can’t see or change', async () => {
    const viewer = await place.member({ role: 'VIEWER' });
    expect(errorOf(await viewer.graphql(create, input(projectId)))[0]).toBe('Forbidden');
    const stranger = await (await scene.workspace()).member();
    expect(errorOf(await stranger.graphql(create, input(projectId)))[0]).toBe('NotFound');
    await close(ada, { type: 'PROJECT', id: projectId });
    expect(errorOf(await (await place.member()).graphql(create, input(projectId)))[0]).toBe('NotFound');
    expect(errorOf(await ada.graphql(create, input(null)))[1]).toBe('Choose a project');
  });

  test('an import is its maker’s alone', async () => {
    const table = await uploadTable(app, ada, notesTable('Title\nx\n'));
    expect(await ask(manager, 'query ($id: ID!) { tableImport(id: $id) { id } }', table)).toEqual({
      tableImport: null,
    });
    const undo = 'mutation ($id: ID!) { undoImport(id: $id) { id } }';
    expect(errorOf(await manager.graphql(undo, { id: table.id }))[0]).toBe('NotFound');
  });

  test('contributors fill fields of contacts, but make none', async () => {
    const table = await uploadTable(app, ada, { fileName: 'p.csv', bytes: 'Name,City\nAda,London\n' });
    const start = 'mutation ($input: StartImportInput!) { startImport(input: $input) { id } }';
    const columns = table.preview.columns.map(({ suggestion }) => suggestion);
    expect(errorOf(await ada.graphql(start, { input: { id: table.id, columns } }))[0]).toBe('Forbidden');
  });

  test.each([
    [[use('NAME')], '“Name” isn’t available for this import'],
    [[use('FIELD')], 'Choose a field for each column that goes into one'],
    [[use('NEW_FIELD')], 'Choose a type for the field “Title”'],
    [[use('SKIP')], 'Choose at least one column to import'],
    [[use('TITLE'), use('TITLE')], 'Choose what to do with each column'],
  ])('%j is refused', async (columns, message) => {
    const table = await uploadTable(app, ada, notesTable('Title\nx\n'));
    const start = 'mutation ($input: StartImportInput!) { startImport(input: $input) { id } }';
    expect(errorOf(await ada.graphql(start, { input: { id: table.id, columns } }))[1]).toBe(message);
  });
});

test('a cancelled import keeps what it wrote until it is undone', async () => {
  const many = Array.from({ length: 8000 }, (_, at) => `Row ${at}`).join('\n');
  const table = await uploadTable(app, ada, notesTable(`Title\n${many}\n`));
  await ask(ada, 'mutation ($input: StartImportInput!) { startImport(input: $input) { id } }', {
    input: { id: table.id, columns: [use('TITLE')] },
  });
  const patience = { withinMs: 50_000 };
  await eventually(
    'rows are written',
    async () => (await readImport(ada, table.id)).createdCount > 0,
    patience,
  );
  await ask(ada, 'mutation ($id: ID!) { cancelImport(id: $id) { id } }', { id: table.id });
  const ended = await eventually(
    'it has ended',
    async (): Promise<ImportAnswer | undefined> => {
      const now = await readImport(ada, table.id);
      return now.status === 'RUNNING' ? undefined : now;
    },
    patience,
  );
  expect(ended.status).toBe('CANCELLED');
  expect(ended.createdCount % 2000).toBe(0);
  expect(await undoTable(ada, table.id)).toMatchObject({ status: 'UNDONE' });
  expect(await notesOf(ada)).toEqual([]);
}, 120_000);

async function expectFound(words: string, count: number): Promise<void> {
  expect((await findAs(app, ada, words, { types: ['NOTE'] })).total).toBe(count);
}
