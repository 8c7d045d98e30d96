import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allPlanGates } from '#domain/access/plan-gates.ts';
import { compileFilter } from '#domain/filters/compile-filter.ts';
import { evaluatePredicate, type PropertyValue } from '#domain/filters/evaluate-predicate.ts';
import { operatorsOf, operandTypeOf, type FilterField } from '#domain/filters/filter-field.ts';
import type { FilterForm } from '#domain/filters/filter-form.ts';
import { filterTargets, targetProperties } from '#domain/filters/filter-targets.ts';
import type { Operator } from '#domain/filters/operators.ts';
import { systemFields } from '#domain/filters/system-fields.ts';
import '#server/features/notes/tables.ts';
import { predicateToSql } from '#server/features/filters/index.ts';
import type { MemberActor } from '#server/platform/context/context.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { targetSources } from './target-sources.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addNote, addProject, ask, documentOf, errorOf } from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
let maker: Person;
let other: Person;
let projectId: string;
const titles = [
  'Über Käse',
  'uber kase',
  '100% sure_thing',
  String.raw`back\slash`,
  '',
  'two   words here',
  'hereafter',
];
let notes: { id: string; title: string; content: string; author: string; createdAt: Date }[];

beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace();
  maker = await place.member();
  other = await place.member();
  projectId = await addProject(maker);
  notes = [];
  for (const [at, title] of titles.entries()) {
    const content = `Line ${at}\nwith ${title} inside`;
    const author = at % 2 === 0 ? maker : other;
    const id = await addNote(author, projectId, { title, content: documentOf(content) });
    notes.push({
      id,
      title,
      content: content.replaceAll(/\s+/gu, ' '),
      author: author.id,
      createdAt: new Date(app.clock.now().getTime() - at * 40 * 60_000),
    });
    await app.database.owner.query('update notes set created_at = $2, updated_at = $2 where id = $1', [
      id,
      notes.at(-1)?.createdAt,
    ]);
  }
  await ask(maker, `mutation { star(type: NOTE, id: "${notes[1]?.id}") }`);
});
afterAll(() => app.close());

const form = (field: FilterField, operator: Operator, values: object = {}): FilterForm => ({
  combinator: 'And',
  rows: [{ id: 'r', field, operator, values }],
});

async function inDatabase(filter: FilterForm): Promise<string[]> {
  const predicate = predicateOf(filter);
  return app.database.transaction({ workspaceId: place.workspace.id }, 'read only', async (db) => {
    const asking = {
      workspace: place.workspace,
      actor: memberActor(maker.id),
    };
    const { rows } = await sql<{ id: string }>`select notes.id from notes
      where notes.project_id = ${projectId} and ${predicateToSql('note', predicate, asking)} order by id`.execute(
      db,
    );
    return rows.map(({ id }) => id);
  });
}

function memberActor(id: string): MemberActor {
  return {
    kind: 'member',
    viewer: {
      id,
      role: 'CONTRIBUTOR',
      workspaceAdmin: false,
      readOnly: false,
      plan: allPlanGates,
      adminOnlyInvites: false,
      restrictions: [],
    },
    grantees: [id],
    accountId: id,
    sessionId: null,
  };
}

function inMemory(filter: FilterForm): string[] {
  const predicate = predicateOf(filter);
  const propertyOf = (note: (typeof notes)[number]): Record<string, PropertyValue> => ({
    id: note.id,
    title: note.title,
    content: note.content,
    authorIds: [note.author],
    contributorIds: [note.author],
    createdAt: note.createdAt,
    updatedAt: note.createdAt,
    projectId,
    archived: false,
    aiGenerated: false,
    highlightCount: 0,
    starred: note.id === notes[1]?.id,
  });
  return notes
    .filter((note) =>
      evaluatePredicate(predicate, {
        property: (name) => propertyOf(note)[name] ?? (name.endsWith('Ids') ? [] : null),
        fieldValues: () => [],
      }),
    )
    .map(({ id }) => id)
    .sort();
}

function predicateOf(filter: FilterForm) {
  const compiled = compileFilter(filter, {
    resultTypes: ['NOTE'],
    now: app.clock.now(),
    currentUserId: maker.id,
    aiUserId: null,
  });
  if (!compiled.ok || !compiled.value.note) throw new Error('Not compiled');
  return compiled.value.note;
}

const texts = [
  'käse',
  'KÄSE',
  '%',
  '_',
  '\\',
  'two words',
  '"here"',
  '"two words"',
  "'; drop table notes; --",
  '\0',
  '\uD800',
  'uber kase',
  ':* & |',
  '(',
  '[a',
  '$',
  '^',
];
const dates = ['1 hour ago', '2 years ago', '2026-01-01', '9999-12-31', 'never'];
const numbers = ['0', '1', '-1', '99999999999', '.', ''];

/** Values as odd as a client may send, for every kind of operand. */
function oddValues(field: FilterField): object[] {
  const type = operandTypeOf(field);
  if (type === 'Text') return texts.map((Text) => ({ Text }));
  if (type === 'RelativeDate') return dates.map((RelativeDate) => ({ RelativeDate }));
  if (type === 'Boolean') return [{ Boolean: true }, { Boolean: false }, {}];
  if (type === 'Int32' || type === 'Double') return numbers.map((value) => ({ [type]: value }));
  const ids = [
    [notes[0]?.id],
    [maker.id, other.id],
    ['current user'],
    ['AI-generated user'],
    ['x', '\0'],
    [projectId],
  ];
  return ids.map((value) => ({ [type]: value }));
}

describe('a filter in the database', () => {
  it('finds what it finds in memory, for every field, operator and odd value', async () => {
    let tried = 0;
    for (const system of systemFields) {
      if (!targetProperties.note[system]) continue;
      const field: FilterField = { kind: 'system', field: system };
      for (const operator of operatorsOf(field)) {
        for (const values of oddValues(field)) {
          const filter = form(field, operator, values);
          expect(await inDatabase(filter), JSON.stringify(filter)).toEqual(inMemory(filter));
          tried += 1;
        }
      }
    }
    expect(tried).toBeGreaterThan(200);
  });

  it('has a source for everything that people are asked to choose', () => {
    // Nothing that is imported keeps where it came from; the form does not offer these.
    const unset = new Set(['importOrigin', 'enrichmentOrigin']);
    const asking = { workspace: place.workspace, actor: memberActor(maker.id) };
    const missing = filterTargets.flatMap((target) => {
      const { properties } = targetSources(target, asking);
      return Object.values(targetProperties[target])
        .filter((property) => !unset.has(property) && properties[property] === undefined)
        .map((property) => `${target}.${property}`);
    });
    expect(missing).toEqual([]);
  });

  it('joins rows by and and or', async () => {
    const rows = [
      form({ kind: 'system', field: 'Title' }, 'contains', { Text: 'here' }).rows[0],
      form({ kind: 'system', field: 'Authors' }, 'is one of', { Users: ['current user'] }).rows[0],
    ].filter((row) => row !== undefined);
    for (const combinator of ['And', 'Or'] as const) {
      const found = await inDatabase({ combinator, rows });
      expect(found).toEqual(inMemory({ combinator, rows }));
      expect(found.length).toBe(combinator === 'And' ? 1 : 5);
    }
  });
});

describe('saved filters', () => {
  const wire = (text: string) =>
    JSON.stringify({
      combinator: 'Or',
      rows: [
        { id: 'r', field: { kind: 'system', field: 'title' }, operator: 'contains', values: { Text: text } },
      ],
    });
  const create =
    'mutation ($input: CreateSavedFilterInput!) { createSavedFilter(input: $input) { id title form } }';

  it('are kept, renamed, listed and deleted by their owner alone', async () => {
    const { createSavedFilter } = await ask(maker, create, { input: { title: 'Mine', form: wire('x') } });
    expect(createSavedFilter).toMatchObject({ title: 'Mine', form: JSON.parse(wire('x')) });
    const { id } = createSavedFilter;
    const renamed = await ask(
      maker,
      `mutation { updateSavedFilter(input: { id: "${id}", title: "Later" }) { title form version } }`,
    );
    expect(renamed.updateSavedFilter).toMatchObject({
      title: 'Later',
      form: JSON.parse(wire('x')),
      version: 2,
    });
    const list = '{ savedFilters { totalCount items { title } } }';
    expect((await ask(maker, list)).savedFilters).toEqual({ totalCount: 1, items: [{ title: 'Later' }] });
    expect((await ask(other, list)).savedFilters.totalCount).toBe(0);
    expect(errorOf(await other.graphql(`mutation { deleteSavedFilter(id: "${id}") }`))[0]).toBe('NotFound');
    expect((await ask(maker, `mutation { deleteSavedFilter(id: "${id}") }`)).deleteSavedFilter).toBe(id);
  });

  it.each([
    ['', wire('x'), 'Filter title'],
    ['T', '{', 'could not be read'],
    ['T', '{}', 'Value violates codec'],
    ['T', wire('x').replace('contains', 'after'), 'operator of this field'],
    ['T', wire('\0'), 'can’t be stored'],
    [
      'T',
      JSON.stringify({
        combinator: 'And',
        rows: [
          {
            id: 'r',
            field: { kind: 'person', fieldId: '0190a1b2-0000-7000-8000-000000000001', fieldType: 'PERSON' },
            operator: null,
            values: {},
          },
        ],
      }),
      'person FilterFieldForms cannot be of type PERSON',
    ],
  ])('refuse %j %j', async (title, text, message) => {
    const [code, said] = errorOf(await maker.graphql(create, { input: { title, form: text } }));
    expect(code).toBe('ValidationError');
    expect(said).toContain(message);
  });
});
