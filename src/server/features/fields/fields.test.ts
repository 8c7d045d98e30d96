import { describe, expect, it } from 'vitest';
import { addField, fieldParts, setValues, valuesOfNote } from '#tests/support/fields.ts';
import type { Person } from '#tests/support/scene.ts';
import { app, gatherTeam, maker, place, projectId, viewer } from '#tests/support/team.ts';
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

gatherTeam();

type Placed = { visible: boolean; field: { id: string; label: string } };

async function labels(person: Person, owner = 'NOTE', project: string | null = projectId): Promise<string[]> {
  const { fields } = await ask(
    person,
    `query ($owner: FieldOwner!, $projectId: ID) { fields(owner: $owner, projectId: $projectId) { visible field { id label } } }`,
    { owner, projectId: project },
  );
  return fields.map(({ field, visible }: Placed) => (visible ? field.label : `(${field.label})`));
}

describe('fields', () => {
  it('are made with their settings, renamed, and heard of', async () => {
    const made = await addField(maker, projectId, {
      label: ' Mood ',
      type: 'SELECT',
      maxOptions: 1,
      options: [{ label: 'Good' }, { label: 'Bad', color: 'F00' }],
    });
    expect(made).toMatchObject({
      label: 'Mood',
      owner: 'NOTE',
      projectId,
      maxOptions: 1,
      options: [{ label: 'Good' }, { label: 'Bad', color: '#ff0000' }],
    });
    expect(made.options[0]?.color).toMatch(/^#[0-9a-f]{6}$/);
    const { updateField } = await ask(
      maker,
      `mutation { updateField(input: { id: "${made.id}", label: "Feeling", maxOptions: 2 }) { ${fieldParts} } }`,
    );
    expect(updateField).toMatchObject({ label: 'Feeling', maxOptions: 2, version: 2 });
    expect(await eventsOf(app, place, made.id)).toEqual(['field.created', 'field.updated']);
    const price = await addField(maker, projectId, {
      type: 'NUMBER',
      numberFormat: 'currency',
      currencySymbol: '€',
    });
    expect(price).toMatchObject({ numberFormat: 'currency', currencySymbol: '€' });
  });

  it('of a project stand after the workspace’s; a project hides and reorders those for itself', async () => {
    const { owner } = place;
    const region = await addField(owner, null, { label: 'Region' });
    await addField(owner, null, { label: 'Segment' });
    await addField(maker, projectId, { label: 'Own' });
    const other = await addProject(maker);
    await ask(
      maker,
      `mutation { setFieldVisible(projectId: "${projectId}", fieldId: "${region.id}", visible: false) { visible } }`,
    );
    expect((await labels(viewer)).sort()).toEqual(['(Region)', 'Own', 'Segment']);
    await ask(
      maker,
      `mutation { moveField(id: "${region.id}", index: 2, projectId: "${projectId}") { id } }`,
    );
    expect((await labels(viewer)).at(2)).toBe('(Region)');
    expect(await labels(viewer, 'NOTE', other)).toEqual(['Region', 'Segment']);
    await ask(owner, `mutation { moveField(id: "${region.id}", index: 1) { id } }`);
    expect(await labels(viewer, 'NOTE', null)).toEqual(['Segment', 'Region']);
    expect(await labels(viewer, 'INSIGHT', projectId)).toEqual([]);
  });

  it('become text or a number where every value still reads, and nothing else', async () => {
    const score = await addField(maker, projectId, { type: 'NPS' });
    const noteId = await addNote(maker, projectId);
    await setValues(maker, [{ objectId: noteId, fieldId: score.id, value: '9' }]);
    const convert = (type: string) =>
      maker.graphql(
        `mutation { updateField(input: { id: "${score.id}", type: ${type} }) { type numberFormat } }`,
      );
    expect(errorOf(await convert('SELECT'))).toEqual([
      'ValidationError',
      'A field of type “NPS score” can’t become “Select”. Create a new field instead',
    ]);
    expect((await convert('NUMBER')).body.data.updateField).toEqual({
      type: 'NUMBER',
      numberFormat: 'number',
    });
    expect((await convert('TEXT')).body.data.updateField).toEqual({ type: 'TEXT', numberFormat: null });
    expect(await valuesOfNote(viewer, noteId)).toEqual({ [score.id]: '9' });
    const { rows } = await app.database.owner.query(
      'select value, number_value from field_values where field_id = $1',
      [score.id],
    );
    expect(rows).toEqual([{ value: '9', number_value: null }]);
  });

  it('go with their values and come back with them', async () => {
    const field = await addField(maker, projectId);
    const noteId = await addNote(maker, projectId);
    await setValues(maker, [{ objectId: noteId, fieldId: field.id, value: 'Kept' }]);
    expect(await ask(maker, `{ fieldUseCount(fieldId: "${field.id}") }`)).toEqual({ fieldUseCount: 1 });
    await ask(maker, `mutation { trashField(id: "${field.id}") { trashedAt } }`);
    expect([await labels(viewer), await valuesOfNote(viewer, noteId)]).toEqual([[], {}]);
    const refused = await setValues(maker, [{ objectId: noteId, fieldId: field.id, value: 'x' }]);
    expect(errorOf(refused)[0]).toBe('NotFound');
    await ask(maker, `mutation { restoreField(id: "${field.id}") { id } }`);
    expect(await valuesOfNote(viewer, noteId)).toEqual({ [field.id]: 'Kept' });
  });

  it.each([
    [{ label: ' ' }, 'Field name must not be empty'],
    [{ label: 'a'.repeat(201) }, 'Field name must be at most 200 characters'],
    [{ type: 'SELECT', options: [{ label: 'a'.repeat(51) }] }, 'Option must be at most 50 characters'],
    [{ type: 'SELECT', options: [{ label: 'A' }, { label: 'a' }] }, 'Two options have the same name'],
    [
      { type: 'SELECT', options: [{ label: 'A', color: 'red' }] },
      'Color must have 3 or 6 hexadecimal digits',
    ],
    [{ type: 'SELECT', maxOptions: 0 }, 'Choose how many options can be selected'],
    [
      { type: 'SELECT', options: Array.from({ length: 201 }, (_, at) => ({ label: `Option ${at}` })) },
      'A select field can have at most 200 options',
    ],
    [{ type: 'TEXT', options: [{ label: 'A' }] }, 'Only a select field has options'],
    [
      { type: 'NUMBER', currencySymbol: 'dollars' },
      'Currency symbol must be at most 5 characters, without digits',
    ],
    [{ owner: 'PROJECT' }, 'Only notes and insights have fields of one project'],
  ])('are refused: %j', async (input, message) => {
    const answer = await maker.graphql(
      'mutation ($input: CreateFieldInput!) { createField(input: $input) { id } }',
      { input: { owner: 'NOTE', projectId, label: 'Field', type: 'TEXT', ...input } },
    );
    expect(errorOf(answer)).toEqual(['ValidationError', message]);
    expect(await labels(maker)).toEqual([]);
  });

  it('of the workspace are the managers’ business', async () => {
    const input = { owner: 'PERSON', label: 'Company', type: 'TEXT' };
    const create = (person: Person) =>
      person.graphql('mutation ($input: CreateFieldInput!) { createField(input: $input) { id } }', { input });
    expect(errorOf(await create(maker))[0]).toBe('Forbidden');
    expect((await create(place.owner)).body.errors).toBeUndefined();
    expect(await labels(viewer, 'PERSON', null)).toEqual(['Company']);
  });

  it('are counted where the asking person may look', async () => {
    const field = await addField(maker, projectId);
    const [open, secret] = [await addNote(maker, projectId), await addNote(maker, projectId)];
    for (const objectId of [open, secret])
      await setValues(maker, [{ objectId, fieldId: field.id, value: 'Yes' }]);
    await detach(maker, { type: 'NOTE', id: secret });
    await close(maker, { type: 'NOTE', id: secret });
    const count = `{ fieldUseCount(fieldId: "${field.id}") }`;
    expect(await ask(maker, count)).toEqual({ fieldUseCount: 2 });
    expect(await ask(await place.member(), count)).toEqual({ fieldUseCount: 1 });
  });

  it('of a project that somebody may not see do not exist for them', async () => {
    const field = await addField(maker, projectId);
    await close(maker, { type: 'PROJECT', id: projectId });
    const other = await place.member();
    for (const query of [
      `{ fields(owner: NOTE, projectId: "${projectId}") { id } }`,
      `{ fieldUseCount(fieldId: "${field.id}") }`,
      `mutation { trashField(id: "${field.id}") { id } }`,
    ]) {
      expect(errorOf(await other.graphql(query))[0], query).toBe('NotFound');
    }
  });
});

describe('values of things', () => {
  it('of every kind are shown beside their fields, each only with fields that it can have', async () => {
    const noteId = await addNote(maker, projectId);
    const insightId = await addInsight(maker, projectId);
    const onNote = await addField(maker, projectId);
    const onInsight = await addField(maker, projectId, { owner: 'INSIGHT' });
    const onProject = await addField(place.owner, null, { owner: 'PROJECT', label: 'Budget' });
    const cells = [
      { objectId: noteId, fieldId: onNote.id, value: 'n' },
      { objectId: insightId, fieldId: onInsight.id, value: 'i' },
      { objectId: projectId, fieldId: onProject.id, value: 'p' },
    ];
    for (const cell of cells) expect((await setValues(maker, [cell])).body.errors).toBeUndefined();
    const data = await ask(
      viewer,
      `{ note(id: "${noteId}") { fields { field { id } } fieldValues { value } }
        insight(id: "${insightId}") { fields { field { id } } fieldValues { value } }
        project(id: "${projectId}") { fields { field { id } } fieldValues { value } } }`,
    );
    expect(data).toEqual({
      note: { fields: [{ field: { id: onNote.id } }], fieldValues: [{ value: 'n' }] },
      insight: { fields: [{ field: { id: onInsight.id } }], fieldValues: [{ value: 'i' }] },
      project: { fields: [{ field: { id: onProject.id } }], fieldValues: [{ value: 'p' }] },
    });
    const crossed = await setValues(maker, [{ objectId: noteId, fieldId: onInsight.id, value: 'x' }]);
    expect(errorOf(crossed)[0]).toBe('NotFound');
    const mixed = await setValues(maker, cells.slice(0, 2));
    expect(errorOf(mixed)).toEqual(['ValidationError', 'Change one kind of thing at a time']);
  });

  it('stay behind, unseen, when a note leaves the project of the field', async () => {
    const field = await addField(maker, projectId, { label: 'Mood' });
    const everywhere = await addField(place.owner, null);
    const noteId = await addNote(maker, projectId);
    await setValues(maker, [
      { objectId: noteId, fieldId: field.id, value: 'Here' },
      { objectId: noteId, fieldId: everywhere.id, value: 'Everywhere' },
    ]);
    const other = await addProject(maker);
    const move = (to: string) =>
      ask(maker, `mutation { moveNotes(ids: ["${noteId}"], projectId: "${to}") { id } }`);
    await move(other);
    expect(await valuesOfNote(maker, noteId)).toEqual({ [everywhere.id]: 'Everywhere' });
    const refused = await setValues(maker, [{ objectId: noteId, fieldId: field.id, value: 'x' }]);
    expect(errorOf(refused)).toEqual(['ValidationError', 'The field “Mood” belongs to another project']);
    await move(projectId);
    expect(await valuesOfNote(maker, noteId)).toEqual({ [field.id]: 'Here', [everywhere.id]: 'Everywhere' });
  });

  it('are gone when the thing is gone for good', async () => {
    const field = await addField(maker, projectId);
    const noteId = await addNote(maker, projectId);
    await setValues(maker, [{ objectId: noteId, fieldId: field.id, value: 'Secret' }]);
    const { owner } = app.database;
    await owner.query('delete from access_objects where id = $1', [noteId]);
    const { rows } = await owner.query('select 1 from field_values where object_id = $1', [noteId]);
    expect(rows).toEqual([]);
  });

  it('are not for viewers, nor for anybody while the note is locked', async () => {
    const field = await addField(maker, projectId);
    const noteId = await addNote(maker, projectId);
    const cell = { objectId: noteId, fieldId: field.id, value: 'x' };
    expect(errorOf(await setValues(viewer, [cell]))[0]).toBe('Forbidden');
    await ask(maker, `mutation { lockNote(id: "${noteId}") { id } }`);
    expect(errorOf(await setValues(maker, [cell]))).toEqual([
      'Forbidden',
      'This is locked. Unlock it to make changes',
    ]);
  });
});
