import { afterAll, beforeAll, expect, test } from 'vitest';
import { findProjectTemplate } from '#domain/templates/project-templates.ts';
import { projectTemplates } from '#domain/templates/project-templates.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createScene, type Person } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { ask } from '#tests/support/work.ts';

let app: TestApp;
let maker: Person;
beforeAll(async () => {
  app = await startTestApp();
  maker = await (await (await createScene(app)).workspace('Templates')).member({ role: 'MANAGER' });
});
afterAll(() => app.close());

const read = `query ($id: ID!) {
  tags(projectId: $id, first: 100) { items { title } }
  fields(owner: NOTE, projectId: $id) { field { label type options { label } } }
  views(projectId: $id) { title isFirst layout data }
  notes(projectId: $id) { items { title createdBy { id } } }
  insights(projectId: $id) { items { title publishedAt } }
}`;

test.each(projectTemplates)('$id brings what it promises', async ({ id: templateId }) => {
  const { createProject } = await ask(
    maker,
    'mutation ($input: CreateProjectInput!) { createProject(input: $input) { id } }',
    { input: { title: 'From a template', templateId } },
  );
  const promised = findProjectTemplate(templateId);
  if (!promised) throw new Error(`${templateId} promises nothing`);
  await eventually('the project is filled', async () => {
    const { insights } = await ask(maker, read, { id: createProject.id });
    return insights.items.length > 0;
  });
  // Parts of one answer are read one after the other: the first ones may be from before it was filled.
  const got = await ask(maker, read, { id: createProject.id });
  const titles = (rows: { title: string }[]): string[] => rows.map(({ title }) => title).toSorted();
  expect(titles(got.tags.items)).toEqual(promised.tagGroups.flatMap(({ tags }) => tags).toSorted());
  expect(
    got.fields.map(({ field }: { field: { label: string; options: { label: string }[] } }) => [
      field.label,
      field.options.map(({ label }) => label),
    ]),
  ).toEqual(promised.fields.map(({ label, options = [] }) => [label, [...options]]));
  const views = got.views.filter(({ isFirst }: { isFirst: boolean }) => !isFirst);
  expect(titles(views)).toEqual(promised.views.map(({ title }) => title).toSorted());
  for (const { data } of views) expect(data.group).toBeDefined();
  expect(got.notes.items).toEqual([{ title: promised.note.title, createdBy: { id: maker.id } }]);
  expect(got.insights.items).toEqual([{ title: promised.insight.title, publishedAt: null }]);
});

test('a blank project is blank', async () => {
  const { createProject } = await ask(maker, 'mutation { createProject(input: { title: "Blank" }) { id } }');
  const { tags, notes, insights } = await ask(maker, read, { id: createProject.id });
  expect([tags.items, notes.items, insights.items]).toEqual([[], [], []]);
});
