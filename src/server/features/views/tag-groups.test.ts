import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTag, highlight } from '#tests/support/coding.ts';
import { createScene, type Person } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addNote, addProject, ask, close, detach, documentOf } from '#tests/support/work.ts';

const words = 'Alpha bravo charlie delta echo foxtrot golf hotel'.split(' ');
const tagTitles = ['Price', 'Trust', 'Delay', 'Praise'];

let app: TestApp;
let maker: Person;
let viewer: Person;
let projectId: string;
const tagIds: string[] = [];

beforeAll(async () => {
  app = await startTestApp();
  const place = await (await createScene(app)).workspace();
  maker = await place.member();
  viewer = await place.member({ role: 'VIEWER' });
  projectId = await addProject(maker);
  for (const title of tagTitles) tagIds.push(await addTag(maker, { projectId }, title));
  const notes: string[] = [];
  const marked: string[] = [];
  for (const title of ['One', 'Two', 'Closed', 'Trashed', 'Moved']) {
    const noteId = await addNote(maker, projectId, { title, content: documentOf(words.join(' ')) });
    notes.push(noteId);
    for (const word of words) {
      app.clock.pass(1);
      marked.push(await highlight(maker, noteId, word, { tagIds: tagIds.filter(() => chance(0.35)) }));
    }
  }
  const [, , closed = '', trashed = '', moved = ''] = notes;
  await detach(maker, { type: 'NOTE', id: closed });
  await close(maker, { type: 'NOTE', id: closed });
  await changeTags(marked.slice(0, 4), [], tagIds);
  await changeTags(marked.slice(3, 6), tagIds.slice(0, 1), []);
  await changeTags(marked.slice(8, 12), tagIds.slice(1, 3), tagIds.slice(0, 1));
  await ask(maker, 'mutation ($ids: [ID!]!) { deleteHighlights(ids: $ids) { id } }', { ids: [marked[7]] });
  await ask(
    maker,
    'mutation ($id: ID!) { updateHighlight(input: { id: $id, inlineCommentOnly: true }) { id } }',
    { id: marked[9] },
  );
  await ask(maker, 'mutation ($ids: [ID!]!) { trashNotes(ids: $ids) { id } }', { ids: [trashed] });
  const other = await addProject(maker);
  await ask(maker, 'mutation ($ids: [ID!]!, $to: ID!) { moveNotes(ids: $ids, projectId: $to) { id } }', {
    ids: [moved],
    to: other,
  });
});
afterAll(() => app.close());

/** The same chances in every run. */
let state = 20_261_115;
function chance(of: number): boolean {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return state / 2_147_483_648 < of;
}

async function changeTags(ids: string[], add: string[], remove: string[]): Promise<void> {
  await ask(
    maker,
    'mutation ($ids: [ID!]!, $add: [ID!], $remove: [ID!]) { changeHighlightTags(ids: $ids, add: $add, remove: $remove) { id } }',
    { ids, add, remove },
  );
}

type Row = {
  id: string;
  note: { title: string } | null;
  highlight: { text: string; createdAt: string } | null;
  tags: { id: string }[];
};
type Group = { key: string; count: number; items: { id: string }[] };

async function rowsOf(person: Person, objectType: string, data: object, group?: string): Promise<Row[]> {
  const { viewRows } = await ask(
    person,
    `query ($projectId: ID!, $data: String, $group: String) { viewRows(projectId: $projectId, objectType: ${objectType},
      data: $data, group: $group, first: 100) { totalCount items { id note { title } highlight { text createdAt } tags { id } } } }`,
    { projectId, data: JSON.stringify(data), group: group ?? null },
  );
  expect(viewRows.totalCount).toBe(viewRows.items.length);
  return viewRows.items;
}

async function groupsOf(person: Person, objectType: string, data: object): Promise<Group[]> {
  const { viewGroups } = await ask(
    person,
    `query ($projectId: ID!, $data: String!) { viewGroups(projectId: $projectId, objectType: ${objectType}, data: $data,
      first: 5) { key count items { id } } }`,
    { projectId, data: JSON.stringify(data) },
  );
  return viewGroups;
}

const tagged = (operator: string, ids: readonly string[]) => ({
  id: 'tagged',
  field: { kind: 'system', field: 'tags' },
  operator,
  values: operator.endsWith('empty') ? {} : { Tags: ids },
});
const says = (text: string) => ({
  id: 'says',
  field: { kind: 'system', field: 'content' },
  operator: 'contains',
  values: { Text: text },
});

/** Forms with what they mean, said without the compiler and without SQL. */
const filters = (price: string, trust: string): [rows: object[], keeps: (row: Row) => boolean][] => {
  const has = (row: Row, ...ids: string[]) => row.tags.some(({ id }) => ids.includes(id));
  return [
    [[], () => true],
    [[tagged('is one of', [price, trust])], (row) => has(row, price, trust)],
    [[tagged('is not one of', [price])], (row) => !has(row, price)],
    [[tagged('is empty', [])], (row) => row.tags.length === 0],
    [
      [tagged('is one of', [trust]), says('o')],
      (row) => has(row, trust) && (row.highlight?.text.toLowerCase().includes('o') ?? true),
    ],
  ];
};

describe('rows under their tags', () => {
  it.each(['HIGHLIGHT', 'NOTE'])('are those that a plain recount finds: %s', async (objectType) => {
    const [price = '', trust = ''] = tagIds;
    const sorts = [
      undefined,
      [{ field: 'createdAt', direction: 'ASC' }],
      [{ field: objectType === 'NOTE' ? 'noteTitle' : 'highlight', direction: 'DESC' }],
    ];
    for (const person of [viewer, maker])
      for (const [at, [rows, keeps]] of filters(price, trust).entries()) {
        const sort = sorts[at % sorts.length];
        const shown = { ...(sort && { sort }) };
        const filter = rows.length === 0 ? {} : { filter: { combinator: 'And', rows } };
        const kept = (await rowsOf(person, objectType, shown)).filter(keeps);
        expect(await rowsOf(person, objectType, { ...shown, ...filter })).toEqual(kept);
        const groups = await groupsOf(person, objectType, { ...shown, ...filter, group: { by: 'TAG' } });
        for (const key of [...tagIds, '']) {
          const wanted = kept.filter(({ tags }) =>
            key === '' ? tags.length === 0 : tags.some(({ id }) => id === key),
          );
          const found = groups.find((group) => group.key === key);
          expect(found?.count ?? 0).toBe(wanted.length);
          expect((found?.items ?? []).map(({ id }) => id)).toEqual(wanted.slice(0, 5).map(({ id }) => id));
          const all = await rowsOf(person, objectType, { ...shown, ...filter, group: { by: 'TAG' } }, key);
          expect(all.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
        }
      }
  });
});
