import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addField, setValues, valuesOfNote, type MadeField } from '#tests/support/fields.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addNote, addProject, ask, errorOf, eventsOf } from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
let maker: Person;
let projectId: string;
let noteId: string;

beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace();
  maker = await place.member();
  projectId = await addProject(maker);
  noteId = await addNote(maker, projectId);
});
afterAll(() => app.close());

function select(labels: readonly string[], more: Record<string, unknown> = {}): Promise<MadeField> {
  return addField(maker, projectId, { type: 'SELECT', options: labels.map((label) => ({ label })), ...more });
}

describe('each type', () => {
  it.each([
    ['BOOLEAN', 'yes', 'true', 'maybe', 'Choose yes or no'],
    ['DATETIME', '2026-02-28', '2026-02-28', '2026-02-30', 'Enter a valid date'],
    ['EMAIL', 'Ann@Example.com', 'ann@example.com', 'ann@', 'Enter a valid e-mail address'],
    ['NPS', ' 10', '10', '11', 'Enter a whole number from 0 to 10'],
    ['NUMBER', '1,234.50', '1234.5', 'many', 'Enter a number'],
    ['PERSON', null, null, 'Ann', 'Choose a person'],
    ['PHONE', '+49 30 1234', '+49 30 1234', 'call me', 'Enter a valid phone number'],
    ['TEXT', ' a'.repeat(300).slice(0, 300), ' a'.repeat(300).slice(0, 300).trim(), 'a'.repeat(10_300), null],
    ['URL', 'example.com', 'https://example.com', 'javascript:alert(1)', 'Enter a valid web address'],
  ])('%s takes %j as %j and refuses %j', async (type, input, stored, bad, message) => {
    const field = await addField(maker, projectId, { type });
    const cell = { objectId: noteId, fieldId: field.id };
    const { body } = await setValues(maker, [{ ...cell, value: input }]);
    expect(body.data.changeFieldValues.values).toMatchObject([{ ...cell, value: stored }]);
    const refused = errorOf(await setValues(maker, [{ ...cell, value: bad }]));
    expect(refused).toEqual(['ValidationError', message ?? 'Text must be at most 300 characters']);
    expect((await valuesOfNote(maker, noteId))[field.id]).toBe(stored ?? undefined);
    await setValues(maker, [{ ...cell, value: ' ' }]);
    expect(await valuesOfNote(maker, noteId)).not.toHaveProperty(field.id);
  });

  it('SELECT takes options of its own, as many as it says', async () => {
    const single = await select(['Red', 'Blue'], { maxOptions: 1 });
    const other = await select(['Green']);
    const [red, blue] = single.options.map(({ id }) => id);
    const set = (value: string) => setValues(maker, [{ objectId: noteId, fieldId: single.id, value }]);
    expect((await set(`${red}`)).body.errors).toBeUndefined();
    expect(errorOf(await set(`${red},${blue}`))).toEqual(['ValidationError', 'Choose one option']);
    expect(errorOf(await set(other.options[0]?.id ?? ''))[1]).toBe('This option no longer exists');
    expect(errorOf(await set('Red'))[1]).toBe('This option no longer exists');
    expect((await valuesOfNote(maker, noteId))[single.id]).toBe(red);
  });
});

describe('many at once', () => {
  it('is one event, all or none, and what it answers undoes it exactly', async () => {
    const [mood, size] = [await select(['Up', 'Down']), await addField(maker, projectId, { type: 'NUMBER' })];
    const notes = await Promise.all(Array.from({ length: 5 }, () => addNote(maker, projectId)));
    const up = mood.options[0]?.id ?? '';
    await setValues(maker, [{ objectId: notes[0] ?? '', fieldId: size.id, value: '1' }]);
    const before = await Promise.all(notes.map((id) => valuesOfNote(maker, id)));
    const cells = notes.flatMap((objectId) => [
      { objectId, fieldId: mood.id, value: up },
      { objectId, fieldId: size.id, value: '7' },
    ]);
    const bad = await setValues(maker, [...cells, { objectId: noteId, fieldId: size.id, value: 'seven' }]);
    expect(errorOf(bad)[1]).toBe('Enter a number');
    expect(await Promise.all(notes.map((id) => valuesOfNote(maker, id)))).toEqual(before);
    const { previous } = (await setValues(maker, cells)).body.data.changeFieldValues;
    expect(await valuesOfNote(maker, notes[4] ?? '')).toEqual({ [mood.id]: up, [size.id]: '7' });
    expect(await recorded(mood.id)).toBe(1);
    expect((await setValues(maker, previous)).body.errors).toBeUndefined();
    expect(await Promise.all(notes.map((id) => valuesOfNote(maker, id)))).toEqual(before);
  });

  it('takes 500 and no more', async () => {
    const field = await addField(maker, projectId);
    const cells = (count: number) =>
      Array.from({ length: count }, () => ({ objectId: noteId, fieldId: field.id, value: 'x' }));
    expect((await setValues(maker, cells(500))).body.errors).toBeUndefined();
    expect(errorOf(await setValues(maker, cells(1001)))[1]).toBe('Change 1 to 1,000 values at a time');
    expect(errorOf(await setValues(maker, []))[1]).toBe('Change 1 to 1,000 values at a time');
  });

  async function recorded(fieldId: string): Promise<number> {
    const { rows } = await app.database.owner.query(
      `select 1 from events where type = 'fieldValue.changed' and payload->'fieldIds' ? $1`,
      [fieldId],
    );
    return rows.length;
  }
});

describe('options', () => {
  const option = (fieldId: string, optionId: string | undefined) =>
    `fieldId: "${fieldId}", optionId: "${optionId}"`;
  const asked = '{ options { id label color } }';

  it('are added, renamed, recoloured and moved', async () => {
    const field = await select(['One', 'Two']);
    const [one, two] = field.options;
    await ask(
      maker,
      `mutation { addFieldOption(fieldId: "${field.id}", option: { label: " Three " }) ${asked} }`,
    );
    await ask(
      maker,
      `mutation { updateFieldOption(input: { ${option(field.id, one?.id)}, label: "Uno", color: "#123" }) ${asked} }`,
    );
    const { moveFieldOption } = await ask(
      maker,
      `mutation { moveFieldOption(${option(field.id, two?.id)}, index: 0) ${asked} }`,
    );
    expect(moveFieldOption.options.map(({ label }: { label: string }) => label)).toEqual([
      'Two',
      'Uno',
      'Three',
    ]);
    expect(moveFieldOption.options[1].color).toBe('#112233');
    const twin = await maker.graphql(
      `mutation { updateFieldOption(input: { ${option(field.id, one?.id)}, label: "THREE" }) ${asked} }`,
    );
    expect(errorOf(twin)[1]).toBe('Two options have the same name');
    const events = await eventsOf(app, place, field.id);
    expect(events).toEqual(['field.created', 'field.updated', 'field.updated', 'field.updated']);
  });

  it('stop at 200', async () => {
    const field = await select(Array.from({ length: 200 }, (_, at) => `Option ${at}`));
    const answer = await maker.graphql(
      `mutation { addFieldOption(fieldId: "${field.id}", option: { label: "One more" }) ${asked} }`,
    );
    expect(errorOf(answer)).toEqual(['ValidationError', 'A select field can have at most 200 options']);
  });

  it('that are deleted leave every value and come back to where they stood', async () => {
    const field = await select(['A', 'B', 'C']);
    const [a, b, c] = field.options.map(({ id }) => id);
    const notes = await Promise.all([0, 1, 2].map(() => addNote(maker, projectId)));
    const values = [`${a},${b},${c}`, `${b}`, `${c}`];
    await setValues(
      maker,
      notes.map((objectId, at) => ({ objectId, fieldId: field.id, value: values[at] ?? null })),
    );
    const held = () => Promise.all(notes.map(async (id) => (await valuesOfNote(maker, id))[field.id]));
    const count = await ask(maker, `{ fieldUseCount(${option(field.id, b)}) }`);
    expect(count).toEqual({ fieldUseCount: 2 });
    const trashed = await ask(maker, `mutation { trashFieldOption(${option(field.id, b)}) ${asked} }`);
    expect(trashed.trashFieldOption.options).toHaveLength(2);
    expect(await held()).toEqual([`${a},${c}`, undefined, `${c}`]);
    const refused = await setValues(maker, [{ objectId: notes[2] ?? '', fieldId: field.id, value: `${b}` }]);
    expect(errorOf(refused)[1]).toBe('This option no longer exists');
    const restored = await ask(maker, `mutation { restoreFieldOption(${option(field.id, b)}) ${asked} }`);
    expect(restored.restoreFieldOption.options).toEqual(field.options);
    expect(await held()).toEqual(values);
  });

  it('that come back do not push out what was chosen meanwhile', async () => {
    const field = await select(['A', 'B'], { maxOptions: 1 });
    const [a, b] = field.options.map(({ id }) => id);
    const set = (value: string | undefined) =>
      setValues(maker, [{ objectId: noteId, fieldId: field.id, value: value ?? null }]);
    await set(a);
    await ask(maker, `mutation { trashFieldOption(${option(field.id, a)}) ${asked} }`);
    await set(b);
    await ask(maker, `mutation { restoreFieldOption(${option(field.id, a)}) ${asked} }`);
    expect((await valuesOfNote(maker, noteId))[field.id]).toBe(b);
  });

  it('are never left in a value by whoever chose them while they were deleted', async () => {
    const field = await select(Array.from({ length: 12 }, (_, at) => `Option ${at}`));
    const ids = field.options.map(({ id }) => id);
    const notes = await Promise.all(Array.from({ length: 6 }, () => addNote(maker, projectId)));
    const work = ids.flatMap((id, at) => [
      setValues(maker, [{ objectId: notes[at % 6] ?? '', fieldId: field.id, value: id }]),
      ...(at % 2 === 0
        ? [maker.graphql(`mutation { trashFieldOption(${option(field.id, id)}) ${asked} }`)]
        : []),
    ]);
    await Promise.all(work);
    const left = new Set(ids.filter((_, at) => at % 2 === 1));
    for (const id of notes) {
      const value = (await valuesOfNote(maker, id))[field.id];
      expect(value === undefined || left.has(value), value).toBe(true);
    }
  });
});
