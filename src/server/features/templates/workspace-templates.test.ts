import { afterAll, beforeAll, expect, test } from 'vitest';
import { richProject } from '#tests/support/community/rich-project.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { ask, errorOf } from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
let ada: Person;
beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace('Templates');
  ada = await place.member({ role: 'MANAGER' });
});
afterAll(() => app.close());

const save = `mutation ($input: SaveTemplateInput!) { saveTemplate(input: $input) {
  id title tagCount fieldCount questionCount noteCount insightCount } }`;
const use = 'mutation ($id: ID!) { useTemplate(id: $id, title: "Second study") }';
const read = `query ($id: ID!) {
  project(id: $id) { title }
  tags(projectId: $id, first: 100) { items { title highlightCount } }
  fields(owner: NOTE, projectId: $id) { field { label } }
  views(projectId: $id) { title isFirst data }
  questions(projectId: $id) { title }
  notes(projectId: $id) { items { title } }
  insights(projectId: $id) { items { title publishedAt } }
}`;

test('a project is saved with what was chosen, and others start from it', async () => {
  const projectId = await richProject(app, ada);
  const parts = ['TAGS', 'FIELDS', 'VIEWS', 'QUESTIONS', 'INSIGHTS'];
  const { saveTemplate } = await ask(ada, save, { input: { projectId, title: 'Kitchen study', parts } });
  expect(saveTemplate).toMatchObject({
    title: 'Kitchen study',
    tagCount: 3,
    questionCount: 1,
    noteCount: 0,
    insightCount: 1,
  });
  const bo = await place.member();
  const { useTemplate } = await ask(bo, use, { id: saveTemplate.id });
  const made = await ask(bo, read, { id: useTemplate });
  expect(made.project.title).toBe('Second study');
  const counts = Object.fromEntries(
    made.tags.items.map((tag: { title: string; highlightCount: number }) => [tag.title, tag.highlightCount]),
  );
  expect(counts).toMatchObject({ Price: 0, Slow: 0 });
  expect(made.fields.map(({ field }: { field: { label: string } }) => field.label)).toContain('Kind');
  expect(made.questions.map(({ title }: { title: string }) => title)).toEqual(['Which hob?']);
  expect(made.notes.items).toEqual([]);
  expect(made.insights.items).toEqual([{ title: 'Slow hobs', publishedAt: null }]);
  const view = made.views.find(({ title }: { title: string }) => title === 'By kind');
  expect(view.data.group.by).toBe('SELECT');
});

test('is deleted and brought back by managers only', async () => {
  const projectId = await richProject(app, ada, 'Another');
  const { saveTemplate } = await ask(ada, save, { input: { projectId, title: 'Short-lived', parts: [] } });
  const { id } = saveTemplate;
  const bo = await place.member();
  const remove = 'mutation ($id: ID!) { deleteTemplate(id: $id) }';
  expect(errorOf(await bo.graphql(remove, { id }))[0]).toBe('Forbidden');
  await ask(ada, remove, { id });
  expect(errorOf(await bo.graphql(use, { id }))[0]).toBe('NotFound');
  await ask(ada, 'mutation ($id: ID!) { restoreTemplate(id: $id) }', { id });
  const { templates } = await ask(bo, '{ templates { items { id } } }');
  expect(templates.items.map((one: { id: string }) => one.id)).toContain(id);
});
