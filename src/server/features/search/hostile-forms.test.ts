import { afterAll, beforeAll, expect, it } from 'vitest';
import { fieldTypes } from '#domain/fields/field-types.ts';
import {
  filterFieldToWire,
  isInvalidPersonField,
  operandTypeOf,
  operatorsOf,
  type FilterField,
} from '#domain/filters/filter-field.ts';
import { maxFilterRows } from '#domain/filters/filter-form.ts';
import { operators } from '#domain/filters/operators.ts';
import { systemFields } from '#domain/filters/system-fields.ts';
import { createScene, type Person } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addNote, addProject, documentOf } from '#tests/support/work.ts';

const query = `query ($form: SearchFormInput!) { searchByForm(form: $form) {
  total items { id } counts { count } projects { count } } }`;
const anyId = '0190a1b2-0000-7000-8000-000000000001';

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await startTestApp();
  person = await (await (await createScene(app)).workspace()).member();
  await addNote(person, await addProject(person), { title: 'Plain', content: documentOf('Words.') });
});
afterAll(() => app.close());

const fields: FilterField[] = [
  ...systemFields.map((field) => ({ kind: 'system' as const, field })),
  ...(['note', 'insight', 'person', 'custom'] as const).flatMap((kind) =>
    fieldTypes.map((fieldType) => ({ kind, fieldId: anyId, fieldType })),
  ),
].filter((field) => !isInvalidPersonField(field));

const odd = {
  Text: ['', ' ', '%', '_', '\\', '"', '"a b"', '\ud800', '(((', "'; drop table notes; --", ':*&|!'],
  RelativeDate: [
    '',
    'never',
    '1 hour ago',
    '999999999999 years ago',
    '-1 days ago',
    '9999-12-31',
    '2026-02-31',
  ],
  Double: ['', '.', '1.', '0', '9'.repeat(400), '.5'],
  Int32: ['', '-', '-1', '99999999999999999999'],
  Boolean: [true, false, undefined],
  ids: [[], ['x'], ['\ud800'], ['current user'], ['AI-generated user'], [anyId, 'x'], ['%']],
};

function oddValues(field: FilterField): object[] {
  const type = operandTypeOf(field);
  const values: readonly unknown[] =
    type === 'Text' || type === 'RelativeDate' || type === 'Double' || type === 'Int32' || type === 'Boolean'
      ? odd[type]
      : odd.ids;
  return values.map((value) => ({ [type]: value }));
}

async function ask(rows: readonly object[], combinator: string, text = ''): ReturnType<Person['graphql']> {
  const filter = JSON.stringify({ combinator, rows: rows.map((row, n) => ({ id: `r${n}`, ...row })) });
  return person.graphql(query, { form: { query: text, filter } });
}

it('every field with every operator of its own and odd values is answered', async () => {
  const rows = fields.flatMap((field) =>
    operatorsOf(field).flatMap((operator) =>
      oddValues(field).map((values) => ({ field: filterFieldToWire(field), operator, values })),
    ),
  );
  expect(rows.length).toBeGreaterThan(1500);
  for (let at = 0; at < rows.length; at += maxFilterRows) {
    const { status, body } = await ask(rows.slice(at, at + maxFilterRows), at % 100 === 0 ? 'And' : 'Or');
    expect([status, body.errors], JSON.stringify(rows[at])).toEqual([200, undefined]);
  }
});

it('what does not fit is refused with a sentence, at once', async () => {
  const foreign = fields.flatMap((field) =>
    operators
      .filter((operator) => !operatorsOf(field).includes(operator))
      .map((operator) => ({ field: filterFieldToWire(field), operator, values: {} })),
  );
  const field = { kind: 'system', field: 'title' };
  const wrong: [rows: object[], combinator?: string, text?: string][] = [
    // One of each operator: they are refused by the same rule for all fields.
    ...foreign.filter((_, n) => n % 11 === 0).map((row): [object[]] => [[row]]),
    [[{ field, operator: 'contains', values: { Text: 5 } }]],
    [[{ field, operator: 'contains', values: { Text: 'x'.repeat(2001) } }]],
    [[{ field, operator: 'contains', values: { Text: 'a\0b' } }]],
    [[{ field, operator: '; drop table', values: {} }]],
    [[{ field: { kind: 'note', fieldId: "' or 1=1", fieldType: 'TEXT' }, operator: 'is', values: {} }]],
    [[{ field: { kind: '__proto__' }, operator: 'is', values: {} }]],
    [Array.from({ length: maxFilterRows + 1 }, () => ({ field, operator: 'is', values: {} }))],
    [[], 'Nor'],
    [[], 'And', 'word '.repeat(10_000)],
    [[], 'And', '\0'],
    [[], 'And', 'a '.repeat(61)],
  ];
  for (const [rows, combinator = 'And', text = ''] of wrong) {
    const said = JSON.stringify([rows, combinator, text]).slice(0, 300);
    const { answer, ms } = await quickest(() => ask(rows, combinator, text));
    expect([answer.status, answer.body.errors?.[0]?.extensions.errorCode], said).toEqual([
      200,
      'ValidationError',
    ]);
    expect(ms, said).toBeLessThan(100);
  }
});

/** Of three: another process may have had the machine. */
async function quickest<T>(run: () => Promise<T>): Promise<{ answer: T; ms: number }> {
  let best: { answer: T; ms: number } | undefined;
  for (let round = 0; round < 3 && (best === undefined || best.ms >= 100); round += 1) {
    const started = performance.now();
    const answer = await run();
    const ms = performance.now() - started;
    if (!best || ms < best.ms) best = { answer, ms };
  }
  if (!best) throw new Error('Never asked');
  return best;
}
