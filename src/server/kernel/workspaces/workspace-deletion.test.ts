import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { dataOf, errorOf } from '#tests/support/sharing.ts';
import { tablesWith } from '#tests/support/stored-words.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { mailsTo, Visitor } from '#tests/support/visitor.ts';
import { purgeWorkspaces } from './purge-workspaces.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await scene.workspace('Leaving');
});

const day = 86_400;
const remove = (person: Person, name: string) =>
  person.graphql(
    'mutation ($name: String!) { deleteWorkspace(name: $name) { deletion { dueAt requestedBy { id } } } }',
    { name },
  );
const purge = () => purgeWorkspaces(app.services, new AbortController().signal);
const isThere = async () =>
  (await new Visitor(app, place.workspace.subdomain).get('/api/auth/environment')).status === 200;

describe('deleting a workspace', () => {
  it('gives 14 days to think again, tells every admin, and then removes everything', async () => {
    const admin = await place.member({ role: 'CONTRIBUTOR', workspaceAdmin: true });
    const viewer = await place.member({ role: 'VIEWER' });
    const from = app.clock.now().getTime();
    const { deletion } = dataOf(await remove(place.owner, place.workspace.name)).deleteWorkspace;
    expect(deletion.requestedBy).toEqual({ id: place.owner.id });
    const due = new Date(deletion.dueAt).getTime() - 14 * day * 1000;
    expect(due).toBeGreaterThanOrEqual(from);
    expect(due).toBeLessThanOrEqual(app.clock.now().getTime());
    const seen = dataOf(await viewer.graphql('{ workspace { deletion { dueAt } } }'));
    expect(seen.workspace.deletion).toEqual({ dueAt: deletion.dueAt });
    for (const { email } of [place.owner, admin]) {
      const [mail] = await mailsTo(app, email);
      expect(mail?.subject).toMatch(/^Leaving Research will be deleted on \d/);
      expect(mail?.text).toContain('Owner of Leaving deleted the workspace');
    }
    expect(await mailsTo(app, viewer.email)).toEqual([]);

    app.clock.pass(14 * day - 300);
    await purge();
    expect(await isThere()).toBe(true);
    app.clock.pass(600);
    await purge();
    expect(await isThere()).toBe(false);
    const left = (await tablesWith(app, place.workspace.id)).filter(
      (table) => table !== 'removed_workspaces',
    );
    expect(left).toEqual([]);
  });

  it('is taken back by any admin', async () => {
    const admin = await place.member({ role: 'VIEWER', workspaceAdmin: true });
    dataOf(await remove(place.owner, place.workspace.name));
    expect(dataOf(await admin.graphql('mutation { keepWorkspace { deletion { dueAt } } }'))).toEqual({
      keepWorkspace: { deletion: null },
    });
    app.clock.pass(15 * day);
    await purge();
    expect(await isThere()).toBe(true);
  });

  it('needs the name, an admin, and no second time', async () => {
    const manager = await place.member({ role: 'MANAGER' });
    expect(errorOf(await remove(manager, place.workspace.name)).code).toBe('Forbidden');
    expect(errorOf(await remove(place.owner, 'Leaving')).message).toBe(
      'Type “Leaving Research” to delete this workspace',
    );
    dataOf(await remove(place.owner, place.workspace.name));
    expect(errorOf(await remove(place.owner, place.workspace.name)).message).toBe(
      'This workspace is already going to be deleted',
    );
  });
});
