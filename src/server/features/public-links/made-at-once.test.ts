import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScene, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { addProject } from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace('At once');
});
afterAll(() => app.close());

const create = 'mutation ($input: CreatePublicLinkInput!) { createPublicLink(input: $input) { url } }';

test('of links made at once for one object one is open, and nobody meets an error', async () => {
  const id = await addProject(place.owner);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => place.owner.graphql(create, { input: { type: 'PROJECT', id } })),
  );
  expect(answers.filter(({ body }) => body.errors)).toEqual([]);
  const stranger = new Visitor(app, place.workspace.subdomain);
  const statuses: number[] = [];
  for (const { body } of answers)
    statuses.push((await stranger.get(new URL(body.data.createPublicLink.url).pathname)).status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404, 404]);
});
