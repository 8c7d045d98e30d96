import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { highlight } from '#tests/support/coding.ts';
import { putInNote } from '#tests/support/people.ts';
import { handmadeArchive } from '#tests/support/refi/handmade.ts';
import { importProject } from '#tests/support/refi/import-project.ts';
import { createScene, type Person, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addNote, addProject, ask, documentOf } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let ada: Person;
let projectId: string;
let importId: string;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  ada = await (await scene.workspace('Undone')).member({ role: 'MANAGER' });
  projectId = await addProject(ada);
  const bytes = await handmadeArchive();
  const made = await importProject(app, ada, { fileName: 'h.qdpx', bytes, projectId, intoNew: false });
  importId = made.id;
});

type Tag = { id: string; title: string };

async function tags(): Promise<Tag[]> {
  const page = await ask(ada, 'query ($id: ID!) { tags(projectId: $id, first: 50) { items { id title } } }', {
    id: projectId,
  });
  return page.tags.items;
}
const titles = async () => (await tags()).map(({ title }) => title).toSorted();
const boards = async () =>
  (await ask(ada, 'query ($id: ID!) { tagBoards(projectId: $id) { title } }', { id: projectId })).tagBoards;
const names = async () => (await ask(ada, '{ people(first: 50) { items { id name } } }')).people.items;
const undo = () =>
  ask(ada, 'mutation ($id: ID!) { undoProjectImport(id: $id) { status } }', { id: importId });

test('an undone import leaves nothing that nobody has used', async () => {
  expect(await titles()).toContain('Leaf');
  await undo();
  expect(await titles()).toEqual([]);
  expect(await boards()).not.toContainEqual({ title: 'Board' });
  expect(await names()).toEqual([]);
});

test('an undone import leaves tags that are used or locked since, and what they are in', async () => {
  const all = await tags();
  const idOf = (title: string): string => all.find((tag) => tag.title === title)?.id ?? '';
  await highlight(ada, await addNote(ada, projectId, { content: documentOf('It is slow') }), 'slow', {
    tagIds: [idOf('Leaf')],
  });
  await ask(ada, 'mutation ($id: ID!) { lockTag(id: $id) { id } }', { id: idOf('Price › Too high') });
  await undo();
  expect(await titles()).toEqual(['Leaf', 'Price › Too high']);
  expect(await boards()).toContainEqual({ title: 'Board' });
});

test('an undone import leaves contacts who take part in other notes, with their values', async () => {
  const [bo] = await names();
  await putInNote(ada, await addNote(ada, projectId), [bo.id]);
  await undo();
  expect(await names()).toEqual([bo]);
  const { person } = await ask(ada, 'query ($id: ID!) { person(id: $id) { fieldValues { value } } }', {
    id: bo.id,
  });
  expect(person.fieldValues).toEqual([{ value: '42' }]);
});
