import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  addInsight,
  addNote,
  addProject,
  ask,
  close,
  detach,
  errorOf,
  eventsOf,
} from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let maker: Person;
let viewer: Person;
let projectId: string;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
  place = await scene.workspace();
  maker = await place.member();
  viewer = await place.member({ role: 'VIEWER' });
});
afterAll(() => app.close());
beforeEach(async () => {
  projectId = await addProject(maker);
});

const viewFields = 'id title objectType layout data isFirst version';

async function views(person = viewer, objectType = 'NOTE') {
  return (
    await ask(person, `{ views(projectId: "${projectId}", objectType: ${objectType}) { ${viewFields} } }`)
  ).views;
}

async function addView(input: object = {}) {
  const { createView } = await ask(
    maker,
    `mutation ($input: CreateViewInput!) { createView(input: $input) { ${viewFields} } }`,
    { input: { projectId, objectType: 'NOTE', layout: 'BOARD', title: 'Mine', ...input } },
  );
  return createView;
}

function update(person: Person, input: object) {
  return person.graphql(
    `mutation ($input: UpdateViewInput!) { updateView(input: $input) { ${viewFields} } }`,
    {
      input: { projectId, ...input },
    },
  );
}

async function rows(person: Person, data: object, args = '', objectType = 'NOTE') {
  const title = objectType === 'NOTE' ? 'note { title }' : 'insight { title }';
  const { viewRows } = await ask(
    person,
    `query ($data: String, $projectId: ID!) { viewRows(projectId: $projectId, objectType: ${objectType}, data: $data ${args}) { items { id ${title} } endCursor totalCount } }`,
    { projectId, data: JSON.stringify(data) },
  );
  return viewRows;
}

const titlesOf = (page: { items: { note?: { title: string }; insight?: { title: string } }[] }): string[] =>
  page.items.map(({ note, insight }) => (note ?? insight)?.title ?? '');

describe('views of a project', () => {
  it('has a first one in every section, which can be changed and not deleted', async () => {
    const [first] = await views();
    expect(first).toMatchObject({ title: 'All notes', layout: 'TABLE', isFirst: true, version: 0 });
    expect((await views(viewer, 'INSIGHT')).map((view: { title: string }) => view.title)).toEqual([
      'All insights',
    ]);
    const { body } = await update(maker, {
      id: first.id,
      title: 'Everything',
      data: JSON.stringify({ group: null, sort: [{ field: 'noteTitle', direction: 'ASC' }] }),
    });
    expect(body.data.updateView).toMatchObject({ id: first.id, title: 'Everything', version: 2 });
    expect(body.data.updateView.data.columns).toEqual(first.data.columns);
    expect(await views()).toMatchObject([{ id: first.id, title: 'Everything' }]);
    const refused = await maker.graphql(
      `mutation { deleteView(projectId: "${projectId}", id: "${first.id}") { id } }`,
    );
    expect(errorOf(refused)).toEqual(['InvalidOperation', 'The first view of a section can’t be deleted']);
    expect(await eventsOf(app, place, first.id)).toEqual(['view.updated']);
  });

  it('makes, copies, moves, deletes and brings back further ones', async () => {
    const made = await addView({ data: JSON.stringify({ summary: 'Known' }) });
    expect(made).toMatchObject({
      title: 'Mine',
      layout: 'BOARD',
      data: { summary: 'Known' },
      isFirst: false,
    });
    const { duplicateView: copy } = await ask(
      maker,
      `mutation { duplicateView(projectId: "${projectId}", id: "${made.id}") { ${viewFields} } }`,
    );
    expect(copy).toMatchObject({ title: 'Mine (copy)', layout: 'BOARD', data: { summary: 'Known' } });
    const order = async () => (await views()).map((view: { title: string }) => view.title);
    expect(await order()).toEqual(['All notes', 'Mine', 'Mine (copy)']);
    const move = (id: string, index: number) =>
      ask(
        maker,
        `mutation { moveView(input: { projectId: "${projectId}", id: "${id}", index: ${index} }) { title } }`,
      );
    await move(copy.id, 0);
    expect(await order()).toEqual(['Mine (copy)', 'All notes', 'Mine']);
    await move(copy.id, 1);
    expect(await order()).toEqual(['All notes', 'Mine (copy)', 'Mine']);
    await ask(maker, `mutation { deleteView(projectId: "${projectId}", id: "${copy.id}") { id } }`);
    expect(await order()).toEqual(['All notes', 'Mine']);
    expect(
      (await ask(maker, `{ view(projectId: "${projectId}", id: "${copy.id}") { id } }`)).view,
    ).toBeNull();
    await ask(maker, `mutation { restoreView(projectId: "${projectId}", id: "${copy.id}") { id } }`);
    expect(await order()).toEqual(['All notes', 'Mine (copy)', 'Mine']);
  });

  it('keeps both changes of two people who change different parts', async () => {
    const { id } = await addView();
    const parts = [
      { peekMode: 'Side' },
      { summary: 'S' },
      { sort: [{ field: 'updatedAt', direction: 'ASC' }] },
    ];
    await Promise.all(parts.map((part) => update(maker, { id, data: JSON.stringify(part) })));
    const { view } = await ask(maker, `{ view(projectId: "${projectId}", id: "${id}") { data version } }`);
    expect(view).toEqual({ data: Object.assign({}, ...parts), version: 4 });
  });

  it('is read by viewers and changed by editors', async () => {
    const { id } = await addView();
    expect(errorOf(await update(viewer, { id, title: 'x' }))[0]).toBe('Forbidden');
    await close(maker, { type: 'PROJECT', id: projectId });
    expect(errorOf(await update(viewer, { id, title: 'x' }))[0]).toBe('NotFound');
    const read = await viewer.graphql(`{ views(projectId: "${projectId}") { id } }`);
    expect(errorOf(read)[0]).toBe('NotFound');
  });

  it.each([
    ['wrong shape', { columns: 3 }, 'Value violates codec'],
    ['a column of another type', { columns: [{ key: 'publishedAt' }] }, 'column of NOTE'],
    [
      'a field that is not there',
      { group: { by: 'SELECT', fieldId: '0190a1b2-0000-7000-8000-000000000001' } },
      'uses a field that does not exist',
    ],
    ['an unknown layout of columns', { columns: [{ key: 'tags', width: 5 }] }, 'column width'],
    ['a null character', { summary: '\0' }, 'can’t be stored'],
  ])('refuses %s and changes nothing', async (_, data, message) => {
    const { id } = await addView();
    const [code, said] = errorOf(await update(maker, { id, title: 'Changed', data: JSON.stringify(data) }));
    expect(code).toBe('ValidationError');
    expect(said).toContain(message);
    expect(await views()).toMatchObject([{}, { id, title: 'Mine', data: {}, version: 1 }]);
  });

  it('refuses the 101st, a title of 201 characters and views of other projects', async () => {
    const { id } = await addView();
    expect(errorOf(await update(maker, { id, title: 'x'.repeat(201) }))[1]).toContain('View title');
    expect(errorOf(await update(maker, { id, projectId: await addProject(maker) }))[0]).toBe('NotFound');
    await app.database.owner.query(
      `insert into views (workspace_id, id, project_id, object_type, layout, created_at, updated_at)
       select workspace_id, gen_random_uuid(), project_id, 'NOTE', 'LIST', now(), now() from views, generate_series(1, 95)
       where id = $1`,
      [id],
    );
    const answers = await Promise.all(
      [1, 2].map(() =>
        maker.graphql(`mutation { duplicateView(projectId: "${projectId}", id: "${id}") { id } }`),
      ),
    );
    const refused = answers.filter(({ body }) => body.errors);
    expect(refused.map(errorOf)).toEqual([['ValidationError', 'A project can have at most 100 views']]);
  });
});

describe('rows of a view', () => {
  it('sorts by several columns and pages without gaps or repeats', async () => {
    for (const title of ['b', 'a', 'B', 'c', 'a']) await addNote(maker, projectId, { title });
    const data = {
      sort: [
        { field: 'noteTitle', direction: 'DESC' },
        { field: 'createdBy', direction: 'ASC' },
        { field: 'createdAt', direction: 'ASC' },
      ],
    };
    const whole = await rows(viewer, data);
    expect(titlesOf(whole)).toEqual(['c', 'b', 'B', 'a', 'a']);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: { items: { id: string }[]; endCursor: string | null; totalCount: number } = await rows(
        viewer,
        data,
        `first: 2 ${after === null ? '' : `after: "${after}"`}`,
      );
      expect(page.totalCount).toBe(5);
      seen.push(...page.items.map(({ id }) => id));
      after = page.endCursor;
    } while (after !== null);
    expect(seen).toEqual(whole.items.map(({ id }: { id: string }) => id));
    expect(titlesOf(await rows(viewer, data, 'skip: 3 first: 1'))).toEqual(['a']);
  });

  it('pages through empty values, which come last both ways', async () => {
    const ids: string[] = [];
    for (const title of ['first', 'second', 'third', 'fourth'])
      ids.push(await addInsight(maker, projectId, { title }));
    for (const id of ids.slice(0, 2)) {
      app.clock.pass(1000);
      await ask(maker, `mutation { publishInsight(id: "${id}") { id } }`);
    }
    for (const [direction, expected] of [
      ['ASC', ['first', 'second', 'third', 'fourth']],
      ['DESC', ['second', 'first', 'fourth', 'third']],
    ] as const) {
      const data = { sort: [{ field: 'publishedAt', direction }] };
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page: { items: { insight: { title: string } }[]; endCursor: string | null } = await rows(
          viewer,
          data,
          `first: 1 ${after === null ? '' : `after: "${after}"`}`,
          'INSIGHT',
        );
        seen.push(...titlesOf(page));
        after = page.endCursor;
      } while (after !== null);
      expect(seen).toEqual(expected);
    }
  });

  it('filters, and never counts what the person may not see', async () => {
    const hidden = await addNote(maker, projectId, { title: 'Secret plan' });
    await addNote(maker, projectId, { title: 'Open plan' });
    await addNote(maker, projectId, { title: 'Lunch' });
    await detach(maker, { type: 'NOTE', id: hidden });
    await close(maker, { type: 'NOTE', id: hidden });
    const data = {
      filter: {
        combinator: 'And',
        rows: [
          {
            id: 'r',
            field: { kind: 'system', field: 'title' },
            operator: 'contains',
            values: { Text: 'PLAN' },
          },
        ],
      },
    };
    const seen = await rows(viewer, data);
    expect([titlesOf(seen), seen.totalCount]).toEqual([['Open plan'], 1]);
    expect((await rows(maker, data)).totalCount).toBe(2);
    await close(maker, { type: 'PROJECT', id: projectId });
    const closed = `{ viewRows(projectId: "${projectId}", objectType: NOTE) { totalCount } }`;
    expect(errorOf(await viewer.graphql(closed))[0]).toBe('NotFound');
  });

  it('groups insights by status, of which being published is one, empty groups too', async () => {
    const id = await addInsight(maker, projectId, { title: 'One' });
    await addInsight(maker, projectId, { title: 'Two' });
    const groups = async (group: object) => {
      const { viewGroups } = await ask(
        viewer,
        `query ($data: String!) { viewGroups(projectId: "${projectId}", objectType: INSIGHT, data: $data, first: 1) { key label count items { insight { title } } } }`,
        { data: JSON.stringify({ group }) },
      );
      return viewGroups;
    };
    await ask(maker, `mutation { updateInsight(input: { id: "${id}", status: FINAL }) { id } }`);
    const counts = async (group: object) =>
      (await groups(group)).map(({ label, count }: { label: string; count: number }) => [label, count]);
    expect(await counts({ by: 'PUBLISHED' })).toEqual([
      ['Draft', 1],
      ['In review', 0],
      ['Final', 1],
      ['Published', 0],
    ]);
    expect((await groups({ by: 'PUBLISHED' }))[0].items).toEqual([{ insight: { title: 'Two' } }]);
    await ask(maker, `mutation { publishInsight(id: "${id}") { id } }`);
    expect(await counts({ by: 'PUBLISHED', hiddenOptions: ['inReview'] })).toEqual([
      ['Draft', 1],
      ['Final', 0],
      ['Published', 1],
    ]);
    expect(await counts({ by: 'PUBLISHED', hiddenOptions: ['unpublished'] })).toEqual([['Published', 1]]);
    const filter = (operator: string, Options: string[]) => ({
      filter: {
        combinator: 'And',
        rows: [{ id: 'r', field: { kind: 'system', field: 'status' }, operator, values: { Options } }],
      },
    });
    const found = async (operator: string, of: string[]) =>
      titlesOf(await rows(viewer, filter(operator, of), '', 'INSIGHT'));
    expect(await found('is one of', ['published'])).toEqual(['One']);
    expect(await found('is one of', ['final'])).toEqual([]);
    expect(await found('is not one of', ['published'])).toEqual(['Two']);
    const inGroup = await rows(viewer, { group: { by: 'PUBLISHED' } }, 'group: "published"', 'INSIGHT');
    expect([titlesOf(inGroup), inGroup.totalCount]).toEqual([['One'], 1]);
  });

  it.each([
    ['data: "{"', 'could not be read'],
    ['data: "[]"', 'Value violates codec'],
    [
      String.raw`data: "{\"sort\":[{\"field\":\"tags\",\"direction\":\"ASC\"}]}"`,
      'can’t be sorted by this column',
    ],
    ['skip: -1', 'rows to pass over'],
    ['first: 101', '0 to 100'],
    ['after: "bm8"', 'cursor is not valid'],
    ['group: "x"', 'This view has no groups'],
  ])('refuses %s', async (args, message) => {
    const answer = await viewer.graphql(
      `{ viewRows(projectId: "${projectId}", objectType: NOTE, ${args}) { endCursor } }`,
    );
    const [code, said] = errorOf(answer);
    expect(code).toBe('ValidationError');
    expect(said).toContain(message);
  });
});
