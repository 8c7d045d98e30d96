import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '#server/platform/db/database.ts';
import { addField, setValues } from '#tests/support/fields.ts';
import { addContact, putInNote } from '#tests/support/people.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { ask, errorOf, eventsOf } from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
let projectId: string;
const tagIds = new Map<string, string>();
const noteIds: string[] = [];
const groupId = '0198a3d2-0000-7000-8000-000000000001';

/** Which tags each highlight has, and in which of the two notes it stands. */
const highlights = [
  { note: 0, text: 'late again', tags: ['Late', 'Angry'] },
  { note: 0, text: 'nobody rang', tags: ['Late'] },
  { note: 1, text: 'on time', tags: ['Happy'] },
  { note: 1, text: 'untagged', tags: [] },
];

beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace('Figures');
  projectId = await made('mutation { made: createProject(input: { title: "P" }) { id } }', {});
  const create = 'mutation ($input: CreateNoteInput!) { made: createNote(input: $input) { id } }';
  for (const title of ['One', 'Two']) noteIds.push(await made(create, { input: { projectId, title } }));
  await fill();
});
afterAll(() => app.close());

async function made(query: string, variables: Record<string, unknown>): Promise<string> {
  const { body } = await place.owner.graphql(query, variables);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data.made.id;
}

/** Straight into the tables: how tags get onto highlights is tested where they do. */
async function fill(): Promise<void> {
  const { id: workspaceId } = place.workspace;
  const now = new Date('2026-03-02T10:00:00Z');
  const times = { created_at: now, updated_at: now };
  await app.database.transaction({ workspaceId }, 'read write', async (db) => {
    const own = { workspace_id: workspaceId };
    const boardId = app.services.newId();
    await db
      .insertInto('tag_boards')
      .values({
        ...own,
        id: boardId,
        project_id: projectId,
        title: 'Board',
        rank: 1,
        created_by: null,
        ...times,
      })
      .execute();
    await db
      .insertInto('tag_groups')
      .values({
        ...own,
        id: groupId,
        board_id: boardId,
        title: 'Mood',
        color: '#aa3836',
        rank: 1,
        created_by: null,
        ...times,
      })
      .execute();
    for (const title of ['Late', 'Angry', 'Happy']) {
      const id = app.services.newId();
      tagIds.set(title, id);
      const group_id = title === 'Late' ? null : groupId;
      const names = { title, folded: title.toLowerCase(), key: title.toLowerCase(), color: '#112233' };
      await db
        .insertInto('tags')
        .values({ ...own, id, board_id: boardId, group_id, ...names, rank: 1, created_by: null, ...times })
        .execute();
    }
    for (const [n, highlight] of highlights.entries())
      await insert(db, highlight, new Date(now.getTime() + n * 10 * 86_400_000));
  });
}

async function insert(db: Db, { note, text, tags }: (typeof highlights)[number], at: Date): Promise<string> {
  const own = { workspace_id: place.workspace.id };
  const id = app.services.newId();
  const spot = { object_type: 'note' as const, object_id: noteIds[note] ?? '', project_id: projectId };
  await db
    .insertInto('highlights')
    .values({
      ...own,
      id,
      ...spot,
      access_id: projectId,
      text,
      marked: true,
      created_by: place.owner.id,
      created_at: at,
      updated_at: at,
    })
    .execute();
  for (const [order, tag] of tags.entries()) {
    await db
      .insertInto('highlight_tags')
      .values({
        ...own,
        highlight_id: id,
        tag_id: tagIds.get(tag) ?? '',
        place: order,
        added_by: null,
        added_at: at,
        access_id: projectId,
        hidden: false,
        highlighted_at: at,
      })
      .execute();
  }
  return id;
}

/** A further highlight in the first note, for one test. */
async function withTags(text: string, tags: string[], run: () => Promise<void>): Promise<void> {
  const { id: workspaceId } = place.workspace;
  const change = <T>(work: (db: Db) => Promise<T>) =>
    app.database.transaction({ workspaceId }, 'read write', work);
  const id = await change((db) => insert(db, { note: 0, text, tags }, new Date('2026-03-02T10:00:00Z')));
  try {
    await run();
  } finally {
    await change((db) => db.deleteFrom('highlights').where('id', '=', id).execute());
  }
}

async function chart(input: object, person: Person = place.owner) {
  const query = `query ($input: ChartInput!) { chart(input: $input) {
    total items { title groupTitle value } groups { title value } } }`;
  const { body } = await person.graphql(query, { input: { projectId, ...input } });
  if (body.errors) return body.errors[0].message as string;
  const { total, items } = body.data.chart;
  return {
    total,
    items: Object.fromEntries(
      items.map(({ title, value }: { title: string; value: number }) => [title, value]),
    ),
  };
}

test('a chart as CSV is its table, is recorded, and is refused where exports are disabled', async () => {
  const query = `mutation ($input: ChartInput!) { exportChart(input: $input) }`;
  const variables = { input: { projectId } };
  await withTags('=1+1', ['Late'], async () => {
    const { exportChart } = await ask(place.owner, query, variables);
    expect(exportChart).toBe('Name,Group,Highlights\r\nLate,,3\r\nAngry,Mood,1\r\nHappy,Mood,1\r\n');
  });
  expect(await eventsOf(app, place, projectId)).toContain('export.chartSaved');
  const setting = (on: boolean) =>
    `mutation { updateWorkspaceSettings(input: { exportDisabled: ${on} }) { exportDisabled } }`;
  await ask(place.owner, setting(true), {});
  try {
    expect(errorOf(await place.owner.graphql(query, variables))[0]).toBe('Forbidden');
  } finally {
    await ask(place.owner, setting(false), {});
  }
});

describe('a chart', () => {
  test('counts highlights, notes and text by tag', async () => {
    expect(await chart({})).toEqual({ total: 3, items: { Late: 2, Angry: 1, Happy: 1 } });
    expect(await chart({ metric: 'NOTE_COUNT' })).toEqual({
      total: 2,
      items: { Late: 1, Angry: 1, Happy: 1 },
    });
    expect(await chart({ metric: 'TEXT_VOLUME' })).toEqual({
      total: 28,
      items: { Late: 21, Angry: 10, Happy: 7 },
    });
  });

  test('counts a highlight once for a group, whatever tags of it it has', async () => {
    expect(await chart({ type: 'TAG_GROUP' })).toEqual({ total: 3, items: { Mood: 2, 'No group': 2 } });
    // What a click on the bar lists is what the bar counts.
    const listed = async (tagGroupId: string) => {
      const query = `query ($filter: HighlightFilter!) { highlights(filter: $filter, first: 10) {
        totalCount items { text } } }`;
      const { body } = await place.owner.graphql(query, { filter: { projectId, tagGroupId } });
      return body.data.highlights.items.map(({ text }: { text: string }) => text).toSorted();
    };
    expect(await listed(groupId)).toEqual(['late again', 'on time']);
    expect(await listed('')).toEqual(['late again', 'nobody rang']);
  });

  test('counts a highlight once for a group in a chart of tags too', async () => {
    const query = `query ($input: ChartInput!) { chart(input: $input) { groups { id title value } } }`;
    const groups = async (metric: string) => {
      const { chart: read } = await ask(place.owner, query, { input: { projectId, metric } });
      return read.groups.map(({ id, title, value }: Record<string, unknown>) => [id, title, value]);
    };
    await withTags('both moods', ['Angry', 'Happy'], async () => {
      expect(await groups('HIGHLIGHT_COUNT')).toEqual([
        [groupId, 'Mood', 3],
        ['', 'No group', 2],
      ]);
      expect(await groups('TEXT_VOLUME')).toEqual([
        [groupId, 'Mood', 27],
        ['', 'No group', 21],
      ]);
    });
  });

  test('of a time only, and refuses one that ends before it begins', async () => {
    expect(await chart({ from: '2026-03-10T00:00:00Z', to: '2026-03-20T00:00:00Z' })).toEqual({
      total: 1,
      items: { Late: 1 },
    });
    const reversed = { from: '2026-03-20T00:00:00Z', to: '2026-03-10T00:00:00Z' };
    expect(await chart(reversed)).toBe('The first day must be before the last');
    expect(await chart({ timeZone: "UTC'; drop table tags" })).toBe('The time zone is not known');
  });

  test('over time has buckets that fit how long it took', async () => {
    const query = 'query ($input: ChartInput!) { chartOverTime(input: $input) { bucket days } }';
    const { chartOverTime } = await ask(place.owner, query, { input: { projectId } });
    expect(chartOverTime.bucket).toBe('DAY');
    expect(chartOverTime.days).toHaveLength(21);
  });

  test('over time has every bucket, the empty ones too', async () => {
    const query = `query ($input: ChartInput!) { chartOverTime(input: $input, bucket: WEEK) {
      days lines { title points { value } } } }`;
    const { body } = await place.owner.graphql(query, { input: { projectId, timeZone: 'Australia/Sydney' } });
    const { days, lines } = body.data.chartOverTime;
    expect(days).toEqual(['2026-03-02', '2026-03-09', '2026-03-16']);
    expect(lines[0]).toEqual({ title: 'Late', points: [{ value: 1 }, { value: 1 }, { value: 0 }] });
  });

  test('shows no figure of notes that a viewer may not see', async () => {
    const viewer = await place.member({ role: 'VIEWER' });
    expect(await chart({}, viewer)).toEqual({ total: 3, items: { Late: 2, Angry: 1, Happy: 1 } });
    await place.owner.graphql(
      'mutation ($input: SetAccessInheritedInput!) { setAccessInherited(input: $input) { viewerLevel } }',
      { input: { type: 'NOTE', id: noteIds[0], inherited: false } },
    );
    const { body } = await place.owner.graphql(
      'mutation ($input: RevokeAccessInput!) { revokeAccess(input: $input) { viewerLevel } }',
      { input: { type: 'NOTE', id: noteIds[0], grantee: { special: 'MARKUP' } } },
    );
    if (body.errors) throw new Error(JSON.stringify(body.errors));
    expect(await chart({}, viewer)).toEqual({ total: 1, items: { Happy: 1 } });
  });
});

describe('a table of tags by a field', () => {
  type Table = { columns: { value: string; title: string; total: number }[]; rows: TableRow[] };
  type TableRow = { id: string; title: string; values: number[]; total: number };
  const query = `query ($input: ChartInput!, $fieldId: ID!) { chartTable(input: $input, fieldId: $fieldId) {
    columns { value title total } rows { id title values total } } }`;

  async function table(fieldId: string, input: object = {}, person = place.owner): Promise<Table> {
    const { chartTable } = await ask(person, query, { input: { projectId, ...input }, fieldId });
    return chartTable;
  }

  /** Every figure leads to as many highlights as it says. */
  async function drill(fieldId: string, { columns, rows }: Table, person = place.owner): Promise<void> {
    const listed = `query ($input: ChartInput!, $itemId: ID!, $fieldId: ID, $value: String) {
      chartHighlights(input: $input, itemId: $itemId, fieldId: $fieldId, value: $value, first: 10) { totalCount } }`;
    const counted = async (itemId: string, column: { fieldId: string; value: string } | null) => {
      const asked = { input: { projectId }, itemId, ...column };
      return (await ask(person, listed, asked)).chartHighlights.totalCount;
    };
    for (const { id, values, total } of rows) {
      expect(await counted(id, null)).toBe(total);
      for (const [n, { value }] of columns.entries())
        expect([id, value, await counted(id, { fieldId, value })]).toEqual([id, value, values[n]]);
    }
  }

  test('of notes has the options in their order, then no value, and leads to what it counts', async () => {
    const field = await addField(place.owner, projectId, {
      label: 'Segment',
      type: 'SELECT',
      options: [{ label: 'Small' }, { label: 'Large' }, { label: 'Unused' }],
    });
    const cell = { objectId: noteIds[0] ?? '', fieldId: field.id, value: field.options[1]?.id ?? '' };
    expect((await setValues(place.owner, [cell])).body.errors).toBeUndefined();
    const read = await table(field.id);
    expect(read.columns.map(({ title, total }) => [title, total])).toEqual([
      ['Large', 2],
      ['No value', 1],
    ]);
    expect(
      Object.fromEntries(read.rows.map(({ title, values, total }) => [title, [...values, total]])),
    ).toEqual({
      Late: [2, 0, 2],
      Angry: [1, 0, 1],
      Happy: [0, 1, 1],
    });
    await drill(field.id, read);
  });

  test('of contacts counts a highlight once for each value of its participants', async () => {
    const field = await addField(place.owner, null, { owner: 'PERSON', label: 'Role', type: 'TEXT' });
    for (const [name, role] of [
      ['Rosa', 'Buyer'],
      ['Tom', 'buyer '],
      ['Ada', 'Cook'],
    ] as const) {
      const objectId = await addContact(place.owner, { name });
      await putInNote(place.owner, noteIds[1] ?? '', [objectId]);
      await setValues(place.owner, [{ objectId, fieldId: field.id, value: role }]);
    }
    const read = await table(field.id);
    expect(read.columns.map(({ title, total }) => [title, total])).toEqual([
      ['Buyer', 1],
      ['Cook', 1],
      ['No value', 2],
    ]);
    expect(read.rows.find(({ title }) => title === 'Happy')).toMatchObject({ values: [1, 1, 0], total: 1 });
    await drill(field.id, read);
  });

  test('puts many numbers together, of several participants each in their own range', async () => {
    const field = await addField(place.owner, null, { owner: 'PERSON', label: 'Age', type: 'NUMBER' });
    for (const [note, ages] of [
      [0, [18, 19, 24, 29, 71]],
      [1, [31, 35, 38, 42, 47, 55, 58, 63, 40.5]],
    ] as const)
      for (const age of ages) {
        const objectId = await addContact(place.owner, { name: `Aged ${age}` });
        await putInNote(place.owner, noteIds[note] ?? '', [objectId]);
        await setValues(place.owner, [{ objectId, fieldId: field.id, value: String(age) }]);
      }
    const read = await table(field.id);
    expect(read.columns.map(({ title, total }) => [title, total])).toEqual([
      ['10 to under 20', 2],
      ['20 to under 30', 2],
      ['30 to under 40', 1],
      ['40 to under 50', 1],
      ['50 to under 60', 1],
      ['60 to under 70', 1],
      ['70 to under 80', 2],
    ]);
    await drill(field.id, read);
  });

  test('has few dates as days, in their order', async () => {
    const field = await addField(place.owner, projectId, { label: 'Visit', type: 'DATETIME' });
    await setValues(place.owner, [
      { objectId: noteIds[0] ?? '', fieldId: field.id, value: '2026-03-07' },
      { objectId: noteIds[1] ?? '', fieldId: field.id, value: '2025-11-30' },
    ]);
    const read = await table(field.id);
    expect(read.columns.map(({ title, total }) => [title, total])).toEqual([
      ['30 Nov 2025', 1],
      ['7 Mar 2026', 2],
    ]);
    await drill(field.id, read);
  });

  test('tells nothing of a contact whose identity is hidden', async () => {
    const field = await addField(place.owner, null, { owner: 'PERSON', label: 'Score', type: 'NPS' });
    const objectId = await addContact(place.owner, { name: 'Sam' });
    await putInNote(place.owner, noteIds[1] ?? '', [objectId]);
    await setValues(place.owner, [{ objectId, fieldId: field.id, value: '3' }]);
    await ask(place.owner, 'mutation ($ids: [ID!]!) { hidePeople(ids: $ids) { id } }', { ids: [objectId] });
    const viewer = await place.member({ role: 'VIEWER' });
    const seen = await table(field.id);
    expect(seen.columns.map(({ value }) => value)).toEqual(['3', '']);
    await drill(field.id, seen);
    const unseen = await table(field.id, {}, viewer);
    expect(unseen.columns.map(({ value }) => value)).toEqual(['']);
    await drill(field.id, unseen, viewer);
  });

  test('refuses a field without values to compare and one that is not there', async () => {
    const link = await addField(place.owner, projectId, { label: 'Page', type: 'URL' });
    const input = { projectId };
    const refused = await place.owner.graphql(query, { input, fieldId: link.id });
    expect(errorOf(refused)[1]).toBe('This field has no values to compare');
    expect(errorOf(await place.owner.graphql(query, { input, fieldId: noteIds[0] }))[0]).toBe('NotFound');
  });
});
