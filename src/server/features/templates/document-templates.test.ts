import { afterAll, beforeAll, expect, test } from 'vitest';
import { highlight } from '#tests/support/coding.ts';
import { addField, setValues, valuesOfNote } from '#tests/support/fields.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addInsight, addNote, addProject, ask, close, documentOf, errorOf } from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
let ada: Person;
beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace('Documents');
  ada = await place.member({ role: 'MANAGER' });
});
afterAll(() => app.close());

const save = `mutation ($input: SaveDocumentTemplateInput!) { saveDocumentTemplate(input: $input) {
  id target type title fieldCount content } }`;
const create = 'mutation ($input: CreateFromTemplateInput!) { createFromTemplate(input: $input) }';
const apply = 'mutation ($input: ApplyTemplateInput!) { applyTemplate(input: $input) }';
const textOf = (content: unknown): string => JSON.stringify(content);

async function saveNote(
  objectId: string,
  more: object = {},
): Promise<{ id: string; fieldCount: number; content: unknown }> {
  const input = { target: 'NOTE', objectId, title: 'Interview', withFields: true, ...more };
  return (await ask(ada, save, { input })).saveDocumentTemplate;
}

test('a note becomes a template without its evidence, and another begins as it', async () => {
  const projectId = await addProject(ada, { title: 'First' });
  const content = JSON.stringify({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Warm up' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Ask about ' },
          { type: 'mention', attrs: { kind: 'member', id: ada.id, label: 'Ada Secret' } },
        ],
      },
      { type: 'referenceCard', attrs: { kind: 'note', id: projectId } },
      { type: 'paragraph', content: [{ type: 'text', text: 'The hob is slow' }] },
    ],
  });
  const noteId = await addNote(ada, projectId, { title: 'Call with Bo', content });
  await highlight(ada, noteId, 'hob');
  const kind = await addField(ada, projectId, {
    label: 'Kind',
    type: 'SELECT',
    options: [{ label: 'Call' }],
    maxOptions: 1,
  });
  const mail = await addField(ada, projectId, { label: 'Mail', type: 'EMAIL' });
  const [call] = kind.options;
  await setValues(ada, [
    { objectId: noteId, fieldId: kind.id, value: call?.id ?? '' },
    { objectId: noteId, fieldId: mail.id, value: 'bo@example.com' },
  ]);

  const saved = await saveNote(noteId);
  expect(saved).toMatchObject({ target: 'NOTE', type: 'WORKSPACE', title: 'Interview', fieldCount: 1 });
  expect(textOf(saved.content)).toContain('Warm up');
  for (const left of ['highlight', 'referenceCard', 'mention', 'Ada Secret'])
    expect(textOf(saved.content)).not.toContain(left);

  const bo = await place.member();
  const second = await addProject(bo, { title: 'Second' });
  const same = await addField(ada, second, {
    label: 'Kind',
    type: 'SELECT',
    options: [{ label: 'Call' }],
    maxOptions: 1,
  });
  const { createFromTemplate } = await ask(bo, create, {
    input: { templateId: saved.id, target: 'NOTE', projectId: second },
  });
  const { note } = await ask(bo, `{ note(id: "${createFromTemplate}") { title projectId content preview } }`);
  expect(note).toMatchObject({ title: 'Interview', projectId: second });
  expect(textOf(note.content)).toContain('Warm up');
  expect(note.preview).toContain('Ask about someone');
  expect(await valuesOfNote(bo, createFromTemplate)).toEqual({ [same.id]: same.options[0]?.id });
});

test('fields stay behind unless they were chosen', async () => {
  const projectId = await addProject(ada);
  const noteId = await addNote(ada, projectId, { content: documentOf('Words') });
  const field = await addField(ada, projectId, { label: 'Round' });
  await setValues(ada, [{ objectId: noteId, fieldId: field.id, value: 'Two' }]);
  expect((await saveNote(noteId, { withFields: false })).fieldCount).toBe(0);
});

test('an empty note begins as a template of a method; one with text is left alone', async () => {
  const projectId = await addProject(ada);
  const empty = await addNote(ada, projectId);
  const input = { templateId: 'usability-test', target: 'NOTE' };
  await ask(ada, apply, { input: { ...input, objectId: empty } });
  const { note } = await ask(ada, `{ note(id: "${empty}") { title content preview } }`);
  expect(note.title).toBe('Session');
  expect(note.preview).toContain('Version tested');
  const [code, words] = errorOf(await ada.graphql(apply, { input: { ...input, objectId: empty } }));
  expect([code, words]).toEqual([
    'UnprocessableContent',
    'This note already has text. Templates are for empty ones.',
  ]);
  const named = await addInsight(ada, projectId, { title: 'Mine' });
  await ask(ada, apply, { input: { templateId: 'jobs-to-be-done', target: 'INSIGHT', objectId: named } });
  const { insight } = await ask(ada, `{ insight(id: "${named}") { title preview } }`);
  expect(insight.title).toBe('Mine');
  expect(insight.preview).toContain('The job');
});

test('a template is written by hand, changed, listed by target and type, and is of no use for another target', async () => {
  const write = 'mutation ($input: WriteTemplateInput!) { writeTemplate(input: $input) { id type content } }';
  const input = { target: 'INSIGHT', title: 'Decision', content: documentOf('What we decided') };
  const { writeTemplate } = await ask(ada, write, { input });
  expect(writeTemplate.type).toBe('MANUAL');
  const update =
    'mutation ($input: UpdateTemplateInput!) { updateTemplate(input: $input) { title description content } }';
  const { id } = writeTemplate;
  const changed = { id, title: 'Decision record', description: 'For the board', content: documentOf('Why') };
  const { updateTemplate } = await ask(ada, update, { input: changed });
  expect(updateTemplate).toMatchObject({ title: 'Decision record', description: 'For the board' });
  expect(textOf(updateTemplate.content)).toContain('Why');
  const list = `query ($target: TemplateTarget, $type: TemplateType) {
    templates(target: $target, type: $type) { items { id } } }`;
  const idsOf = async (filter: object): Promise<string[]> =>
    (await ask(ada, list, { ...filter })).templates.items.map((one: { id: string }) => one.id);
  expect(await idsOf({ target: 'INSIGHT', type: 'MANUAL' })).toEqual([id]);
  expect(await idsOf({ target: 'NOTE' })).not.toContain(id);
  expect(await idsOf({ type: 'WORKSPACE' })).not.toContain(id);
  const projectId = await addProject(ada);
  const asNote = { templateId: id, target: 'NOTE', projectId };
  expect(errorOf(await ada.graphql(create, { input: asNote }))[0]).toBe('NotFound');
  expect(
    errorOf(await ada.graphql('mutation ($id: ID!) { useTemplate(id: $id, title: "x") }', { id }))[0],
  ).toBe('NotFound');
});

test('refuses contributors, private notes, empty titles, broken text and text beyond the limit', async () => {
  const projectId = await addProject(ada);
  const noteId = await addNote(ada, projectId, { content: documentOf('Words') });
  const input = { target: 'NOTE', objectId: noteId, title: 'Mine', withFields: false };
  const bo = await place.member();
  expect(errorOf(await bo.graphql(save, { input }))[0]).toBe('Forbidden');
  expect(errorOf(await ada.graphql(save, { input: { ...input, title: ' ' } }))[1]).toBe('Enter a title');
  const long = await addNote(ada, projectId, { content: documentOf('long '.repeat(50_000)) });
  expect(errorOf(await ada.graphql(save, { input: { ...input, objectId: long } }))[1]).toMatch(/too long/);
  await close(ada, { type: 'PROJECT', id: projectId });
  const cy = await place.member({ role: 'MANAGER' });
  expect(errorOf(await cy.graphql(save, { input }))[0]).toBe('NotFound');
  const write = 'mutation ($input: WriteTemplateInput!) { writeTemplate(input: $input) { id } }';
  const broken = { target: 'NOTE', title: 'x', content: '{"type":"doc","content":[{"type":"script"}]}' };
  expect(errorOf(await ada.graphql(write, { input: broken }))[0]).toBe('ValidationError');
});

test('nobody of another workspace sees or uses it', async () => {
  const projectId = await addProject(ada);
  const { id } = await saveNote(await addNote(ada, projectId, { content: documentOf('Ours') }));
  const elsewhere = await (await createScene(app)).workspace('Elsewhere');
  const eve = elsewhere.owner;
  expect((await ask(eve, 'query ($id: ID!) { template(id: $id) { id } }', { id })).template).toBeNull();
  const theirs = await addProject(eve);
  const input = { templateId: id, target: 'NOTE', projectId: theirs };
  expect(errorOf(await eve.graphql(create, { input }))[0]).toBe('NotFound');
});

test('the audit log tells of saving, changing, using and deleting', async () => {
  const projectId = await addProject(ada);
  const { id } = await saveNote(await addNote(ada, projectId, { content: documentOf('Told') }));
  await ask(ada, 'mutation ($input: UpdateTemplateInput!) { updateTemplate(input: $input) { id } }', {
    input: { id, title: 'Told twice' },
  });
  await ask(ada, create, { input: { templateId: id, target: 'NOTE', projectId } });
  await ask(ada, 'mutation ($id: ID!) { deleteTemplate(id: $id) }', { id });
  const { auditLog } = await ask(
    place.owner,
    '{ auditLog(first: 100, filter: { types: ["template.created", "template.updated", "template.used", "template.deleted"] }) { items { type payload } } }',
  );
  const told = auditLog.items.filter(
    ({ payload }: { payload: { templateId: string } }) => payload.templateId === id,
  );
  expect(told.map(({ type }: { type: string }) => type).toReversed()).toEqual([
    'template.created',
    'template.updated',
    'template.used',
    'template.deleted',
  ]);
});
