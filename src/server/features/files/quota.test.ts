import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScene, type Person, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addProject, ask, errorOf } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
beforeAll(async () => {
  app = await startTestApp({ services: ['web'], env: { workspaceBytes: 1_000_000 } });
  scene = await createScene(app);
});
afterAll(() => app.close());

const mutation = 'mutation ($input: StartUploadsInput!) { startUploads(input: $input) { id } }';
const start = (person: Person, ownerId: string, size: number) =>
  person.graphql(mutation, {
    input: { ownerType: 'PROJECT', ownerId, asNotes: false, files: [{ name: 'a.txt', size }] },
  });

test('uploads begun side by side get no more than the storage of their workspace', async () => {
  const [ada, eve] = [await (await scene.workspace()).member(), await (await scene.workspace()).member()];
  const project = await addProject(ada);
  const answers = await Promise.all(Array.from({ length: 6 }, () => start(ada, project, 400_000)));
  const refused = answers.filter(({ body }) => body.errors);
  expect(refused.map(errorOf)).toEqual(
    Array.from({ length: 4 }, () => ['UnprocessableContent', 'This workspace has used its 1 MB of storage']),
  );
  // Another workspace has its own.
  expect((await start(eve, await addProject(eve), 900_000)).body.errors).toBeUndefined();
  const [begun] = answers.flatMap(({ body }) => (body.errors ? [] : [body.data.startUploads[0].id]));
  await ask(ada, 'mutation ($id: ID!) { cancelUpload(id: $id) { id } }', { id: begun });
  expect((await start(ada, project, 400_000)).body.errors).toBeUndefined();
});
