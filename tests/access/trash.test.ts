// Security case 4: what somebody put away in private stays private.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

test('a colleague finds nothing of a private project in the trash', async () => {
  const { home, actors } = stage;
  const id = await home.project({ isPrivate: true });
  const shareToken = await home.shareToken(id);
  const title = 'Layoffs in spring';
  const { owner } = home.place;
  await owner.graphql(`mutation { updateProject(input: { id: "${id}", title: "${title}" }) { id } }`);
  await owner.graphql(`mutation { trashProject(id: "${id}") { id } }`);

  const colleague = await home.place.member({ role: 'MANAGER' });
  const told: unknown[] = [];
  for (const query of [
    '{ projects { totalCount items { id title } } }',
    `{ project(id: "${id}") { id title } }`,
    '{ auditLog { items { objectId payload before after } } }',
    '{ notifications { items { text link metadata } } }',
    '{ follows { items { objectId title } } }',
    '{ accessRequests { items { objectId } } }',
  ]) {
    told.push((await colleague.graphql(query)).body);
  }
  for (const query of [
    `mutation { restoreProject(id: "${id}") { id } }`,
    `mutation { createPublicLink(input: { type: PROJECT, id: "${id}" }) { url } }`,
    `mutation { follow(input: { type: PROJECT, id: "${id}", frequency: DAILY }) { title } }`,
    `{ objectAccess(type: PROJECT, id: "${id}") { viewerLevel } }`,
  ]) {
    const { body } = await colleague.graphql(query);
    expect(body.errors?.[0].extensions.errorCode, query).toBe('NotFound');
    told.push(body);
  }
  const page = await actors.anonymous.visitor.get(`/p/${shareToken}`);
  expect(page.status).toBe(404);
  told.push(page.body);
  expect(JSON.stringify(told)).not.toContain(id);
  expect(JSON.stringify(told)).not.toContain(title);

  const restored = await owner.graphql(`mutation { restoreProject(id: "${id}") { title } }`);
  expect(restored.body.data.restoreProject.title).toBe(title);
});
