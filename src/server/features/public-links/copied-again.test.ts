import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScene, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addProject, ask } from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace();
});
afterAll(() => app.close());

const create =
  'mutation ($id: ID!) { createPublicLink(input: { type: PROJECT, id: $id }) { url link { url } } }';
const read = 'query ($id: ID!) { publicLink(type: PROJECT, id: $id) { url } }';
const revoke = 'mutation ($id: ID!) { revokePublicLink(type: PROJECT, id: $id) { id } }';

async function sealed(): Promise<Buffer[]> {
  const { rows } = await app.database.owner.query<{ sealed: Buffer }>(
    `select sealed from sealed_secrets where workspace_id = $1 and purpose = 'public-link'`,
    [place.workspace.id],
  );
  return rows.map((row) => row.sealed);
}

test('a link can be copied again by those who may share, until it is revoked', async () => {
  const id = await addProject(place.owner);
  const { createPublicLink } = await ask(place.owner, create, { id });
  const { url, link } = createPublicLink;
  expect(link.url).toBe(url);
  expect((await ask(place.owner, read, { id })).publicLink).toEqual({ url });
  const reader = await place.member({ role: 'VIEWER' });
  expect((await ask(reader, read, { id })).publicLink).toEqual({ url: null });
  const token = new URL(url).pathname.slice('/p/'.length);
  expect((await sealed()).map((bytes) => bytes.includes(token))).toEqual([false]);
  await ask(place.owner, revoke, { id });
  expect(await sealed()).toEqual([]);
});
