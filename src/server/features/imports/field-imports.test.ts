import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runTable, sendTable, undoTable, uploadTable } from '#tests/support/import-table.ts';
import { createScene, type Person, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addNote, addProject, ask } from '#tests/support/work.ts';

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
  ada = await (await scene.workspace('Fields')).member({ role: 'MANAGER' });
  projectId = await addProject(ada);
  await ask(ada, `mutation ($input: CreateFieldInput!) { createField(input: $input) { id } }`, {
    input: { owner: 'NOTE', projectId, label: 'Plan', type: 'SELECT', options: [{ label: 'Free' }] },
  });
});

const lines = (text: string): string => text.replaceAll('|', '\t');
const table = lines(
  [
    'Field|Type|Options|Description|Options per answer|Belongs to',
    'plan|Single select|Free; Team; Enterprise|What they pay for||',
    'Seats|Number||||Note',
    'Budget|Currency||||Insight',
    'Joined|date|||||',
    'Channels|multi_select|Mail, Phone, Chat||2|',
    'Lead|wizard||||',
    'SEATS|Number||||',
    'Team|Text||||Contact',
    '|Text||||',
    'Colors|Text|Red; Green|||',
  ].join('\n'),
);

async function fields(owner = 'NOTE', from: string | null = projectId): Promise<string[]> {
  const all = await ask(
    ada,
    `query ($owner: FieldOwner!, $from: ID) { fields(owner: $owner, projectId: $from) {
      field { label type maxOptions numberFormat options { label } } } }`,
    { owner, from },
  );
  return all.fields.map(
    ({
      field,
    }: {
      field: {
        label: string;
        type: string;
        maxOptions: number | null;
        numberFormat: string | null;
        options: { label: string }[];
      };
    }) =>
      [
        field.label,
        field.type,
        field.maxOptions ?? field.numberFormat ?? '',
        field.options.map(({ label }) => label).join('+'),
      ].join(' '),
  );
}

describe('a table of fields', () => {
  test('makes fields of a project, says which rows it left out, and goes again as one', async () => {
    const before = await fields();
    const sent = await uploadTable(app, ada, {
      fileName: 'fields.tsv',
      bytes: table,
      projectId,
      fieldOwner: 'NOTE',
    });
    expect(sent.preview.columns.map(({ suggestion }) => suggestion.use)).toEqual([
      'NAME',
      'TYPE',
      'OPTIONS',
      'SKIP',
      'MOST_OPTIONS',
      'OWNER',
    ]);
    const done = await runTable(ada, sent);
    expect(done).toMatchObject({ status: 'COMPLETE', createdCount: 4, duplicateCount: 2, failedCount: 4 });
    expect(done.problems.items).toEqual([
      { line: 2, kind: 'DUPLICATE', message: 'This already exists' },
      { line: 7, kind: 'INVALID', message: expect.stringContaining('“wizard” is no type of field') },
      { line: 8, kind: 'DUPLICATE', message: 'This row repeats the name of a row above' },
      { line: 9, kind: 'INVALID', message: 'Only notes and insights have fields of one project' },
      { line: 10, kind: 'INVALID', message: 'Enter a name' },
      { line: 11, kind: 'INVALID', message: 'Only a select field has options' },
    ]);
    expect(await fields()).toEqual([
      'Plan SELECT 100 Free',
      'Seats NUMBER number ',
      'Joined DATETIME  ',
      'Channels SELECT 2 Mail+Phone+Chat',
    ]);
    expect(await fields('INSIGHT')).toEqual(['Budget NUMBER currency ']);
    await undoTable(ada, done.id);
    expect([await fields(), await fields('INSIGHT')]).toEqual([before, []]);
  });

  test('updates what is there, and undoes it but for options that are in use', async () => {
    const sent = await uploadTable(app, ada, {
      fileName: 'fields.tsv',
      bytes: lines('Name|Type|Options\nPLAN|Single select|Team;Enterprise\nplan|Number|\n'),
      projectId,
      fieldOwner: 'NOTE',
    });
    const done = await runTable(ada, sent, { existing: 'UPDATE' });
    expect(done).toMatchObject({ createdCount: 0, updatedCount: 1, duplicateCount: 1 });
    expect(await fields()).toEqual(['PLAN SELECT 1 Free+Team+Enterprise']);
    const noteId = await addNote(ada, projectId);
    const [{ field }] = (
      await ask(
        ada,
        'query ($id: ID) { fields(owner: NOTE, projectId: $id) { field { id options { id label } } } }',
        { id: projectId },
      )
    ).fields;
    const team = field.options.find(({ label }: { label: string }) => label === 'Team').id;
    await ask(
      ada,
      'mutation ($input: [FieldCellInput!]!) { changeFieldValues(cells: $input) { values { id } } }',
      {
        input: [{ objectId: noteId, fieldId: field.id, value: team }],
      },
    );
    await undoTable(ada, done.id);
    expect(await fields()).toEqual(['Plan SELECT 100 Free+Team']);
  });

  test('keeps the type of a field', async () => {
    const sent = await uploadTable(app, ada, {
      fileName: 'fields.csv',
      bytes: 'Name,Type\nPlan,Text\n',
      projectId,
      fieldOwner: 'NOTE',
    });
    const done = await runTable(ada, sent, { existing: 'UPDATE' });
    expect(done.problems.items[0]?.message).toBe(
      'This field exists as “Select”. Its type can’t be changed by an import',
    );
  });

  test('makes fields of the whole workspace, for everything that has fields', async () => {
    const sent = await uploadTable(app, ada, {
      fileName: 'fields.csv',
      bytes: 'Property,Object\nTier,Contacts\nOwner of,Projects\nStage,\n',
      fieldOwner: 'INSIGHT',
    });
    const done = await runTable(ada, sent);
    expect(done).toMatchObject({ createdCount: 3 });
    expect([
      await fields('PERSON', null),
      await fields('PROJECT', null),
      await fields('INSIGHT', null),
    ]).toEqual([['Tier TEXT  '], ['Owner of TEXT  '], ['Stage TEXT  ']]);
  });

  test('leaves out rows beyond the room of a set, and selects with too many options', async () => {
    const many = Array.from({ length: 101 }, (_, at) => `Field ${at},Text,`);
    const options = Array.from({ length: 1000 }, (_, at) => `Option ${at}`).join(';');
    const sent = await uploadTable(app, ada, {
      fileName: 'fields.csv',
      bytes: `Name,Type,Options\nWide,Select,${options}\n${many.join('\n')}\n`,
      fieldOwner: 'PROJECT',
    });
    const done = await runTable(ada, sent);
    expect(done).toMatchObject({ createdCount: 100, failedCount: 2 });
    expect(done.problems.items.map(({ message }) => message)).toEqual([
      'A select field can have at most 200 options',
      'A set of fields can have at most 100 fields',
    ]);
  });

  test('is for people who may make the fields', async () => {
    const contributor = await (await scene.workspace('Roles')).member({ role: 'CONTRIBUTOR' });
    await expect(
      sendTable(app, contributor, { fileName: 'fields.csv', bytes: 'Name\nA\n', fieldOwner: 'NOTE' }),
    ).rejects.toThrow('Only managers can do this');
  });
});
