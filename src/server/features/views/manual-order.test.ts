import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manualOrder } from '#domain/views/manual-order.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addNote, addProject, ask, errorOf } from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
let maker: Person;
let viewer: Person;
let projectId: string;
let viewId: string;
const notes = new Map<string, string>();
beforeAll(async () => {
  app = await startTestApp({ services: ['web'] });
  place = await (await createScene(app)).workspace('By hand');
  maker = await place.member();
  viewer = await place.member({ role: 'VIEWER' });
  projectId = await addProject(maker);
  for (const title of ['d', 'c', 'b', 'a']) notes.set(title, await addNote(maker, projectId, { title }));
  const { createView } = await ask(
    maker,
    'mutation ($input: CreateViewInput!) { createView(input: $input) { id } }',
    { input: { projectId, objectType: 'NOTE', layout: 'LIST', data: JSON.stringify({ sort: manualOrder }) } },
  );
  viewId = createView.id;
});
afterAll(() => app.close());

/** The titles as somebody sees them, in the order that the view has for everybody. */
async function order(person: Person, first = 50): Promise<string> {
  const { view } = await ask(person, `{ view(projectId: "${projectId}", id: "${viewId}") { data } }`);
  const titles: string[] = [];
  let after: string | null = null;
  do {
    const { viewRows } = await ask(
      person,
      `query ($projectId: ID!, $data: String!, $first: Int!, $after: String) {
        viewRows(projectId: $projectId, objectType: NOTE, data: $data, first: $first, after: $after) {
          items { note { title } } endCursor } }`,
      { projectId, data: JSON.stringify(view.data), first, after },
    );
    titles.push(...viewRows.items.map((row: { note: { title: string } }) => row.note.title));
    after = viewRows.endCursor;
  } while (after !== null);
  return titles.join('');
}

function move(person: Person, title: string, after: string | null, input: object = {}) {
  return person.graphql(
    'mutation ($input: MoveViewRowInput!) { moveViewRow(input: $input) { id version data } }',
    {
      input: {
        projectId,
        id: viewId,
        rowId: notes.get(title),
        after: after === null ? null : notes.get(after),
        data: JSON.stringify({ sort: manualOrder }),
        ...input,
      },
    },
  );
}

describe('a view sorted by hand', () => {
  test('starts with the newest, and everybody sees a row where somebody put it', async () => {
    expect(await order(viewer)).toBe('abcd');
    await move(maker, 'd', 'a');
    expect(await order(viewer)).toBe('adbc');
    await move(maker, 'b', null);
    await move(maker, 'a', 'c');
    expect(await order(viewer)).toBe('bdca');
    expect(await order(viewer, 1)).toBe('bdca');
  });

  test('has what is new at the default rank, before what was put behind it', async () => {
    notes.set('n', await addNote(maker, projectId, { title: 'n' }));
    expect(await order(viewer)).toBe('bdnca');
    await move(maker, 'n', 'a');
    expect(await order(viewer)).toBe('bdcan');
  });

  test('puts a row among those that a filter shows', async () => {
    const onlyB = {
      combinator: 'And',
      rows: [
        { id: '1', field: { kind: 'system', field: 'title' }, operator: 'contains', values: { Text: 'b' } },
      ],
    };
    const data = JSON.stringify({ filter: onlyB });
    expect((await move(maker, 'b', null, { data })).body.errors).toBeUndefined();
    expect((await move(maker, 'a', null, { data })).body.errors).toBeDefined();
  });

  test('is changed only by those who may change the view, and only with its own rows', async () => {
    expect(errorOf(await move(viewer, 'a', null))[0]).toBe('Forbidden');
    const elsewhere = await addNote(maker, await addProject(maker), { title: 'x' });
    notes.set('x', elsewhere);
    expect((await move(maker, 'x', null)).body.errors).toBeDefined();
    expect((await move(maker, 'a', 'x')).body.errors).toBeDefined();
    expect(await order(viewer)).toBe('bdcan');
  });
});
