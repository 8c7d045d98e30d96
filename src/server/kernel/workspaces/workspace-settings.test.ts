import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { createProject, dataOf, errorOf } from '#tests/support/sharing.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { Visitor } from '#tests/support/visitor.ts';

let app: TestApp;
let scene: Scene;
let place: Place;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await scene.workspace('Settings');
});

const fields = '{ accessRequestsDisabled communityPublishingDisabled adminOnlyInvites readOnly }';
const read = async (person: Person) =>
  dataOf(await person.graphql(`{ workspaceSettings ${fields} }`)).workspaceSettings;
const update = (person: Person, input: Record<string, boolean | null>) =>
  person.graphql(
    `mutation ($input: UpdateWorkspaceSettingsInput!) { updateWorkspaceSettings(input: $input) ${fields} }`,
    { input },
  );
const off = {
  accessRequestsDisabled: false,
  communityPublishingDisabled: false,
  adminOnlyInvites: false,
  readOnly: false,
};

describe('settings', () => {
  it('start off; an admin switches what they name', async () => {
    expect(await read(place.owner)).toEqual(off);
    dataOf(await update(place.owner, { adminOnlyInvites: true, communityPublishingDisabled: null }));
    expect(await read(await place.member({ role: 'VIEWER' }))).toEqual({ ...off, adminOnlyInvites: true });
  });

  it('are logged, each with before and after, and only when they change', async () => {
    dataOf(await update(place.owner, { adminOnlyInvites: true, accessRequestsDisabled: true }));
    dataOf(await update(place.owner, { adminOnlyInvites: true }));
    const query = '{ auditLog(filter: { types: ["setting.changed"] }) { items { payload before after } } }';
    const { auditLog } = dataOf(await place.owner.graphql(query));
    expect(auditLog.items).toHaveLength(2);
    expect(auditLog.items).toContainEqual({
      payload: { setting: 'adminOnlyInvites' },
      before: { value: false },
      after: { value: true },
    });
  });

  it('take exports, public links and webhooks away from everybody, with the reason', async () => {
    const member = await place.member();
    const projectId = await createProject(member);
    const link = `mutation { createPublicLink(input: { type: PROJECT, id: "${projectId}" }) { url } }`;
    const { createPublicLink } = dataOf(await member.graphql(link));
    const { pathname } = new URL(createPublicLink.url);
    const open = async () => (await new Visitor(app, place.workspace.subdomain).get(pathname)).status;
    expect(await open()).toBe(200);
    const forbidden = { exportDisabled: true, publicAccessDisabled: true, dataOutDisabled: true };
    dataOf(await update(place.owner, forbidden));
    expect(await open()).toBe(404);
    const asked = [
      [`mutation { exportProject(projectId: "${projectId}", kind: HIGHLIGHTS) { id } }`, member],
      [link, member],
      [
        'mutation { createWebhook(input: { url: "https://example.com", events: [] }) { secret } }',
        place.owner,
      ],
    ] as const;
    const reasons: string[] = [];
    for (const [query, person] of asked) reasons.push(errorOf(await person.graphql(query)).message);
    expect(reasons).toEqual([
      'Export is turned off in this workspace',
      'Public access is turned off in this workspace',
      'Sending data to other tools is turned off in this workspace',
    ]);
    dataOf(await update(place.owner, { publicAccessDisabled: false }));
    expect(await open()).toBe(200);
  });

  it('refuse writes in read-only mode with the reason, and let admins out of it', async () => {
    const member = await place.member();
    const id = await createProject(member);
    dataOf(await update(place.owner, { readOnly: true }));
    // From the moment it is stored, also for who has just been there.
    for (const answer of [
      await member.graphql('mutation { createProject(input: { title: "No" }) { id } }'),
      await member.graphql('mutation ($id: ID!) { updateProject(input: { id: $id, title: "No" }) { id } }', {
        id,
      }),
    ]) {
      expect(errorOf(answer)).toEqual({ code: 'Forbidden', message: 'Unavailable in read-only mode' });
    }
    expect(
      dataOf(await member.graphql('query ($id: ID!) { project(id: $id) { id } }', { id })).project,
    ).toEqual({ id });
    expect((await update(place.owner, { adminOnlyInvites: true })).body.errors?.[0].message).toBe(
      'Unavailable in read-only mode',
    );
    expect(dataOf(await update(place.owner, { readOnly: false })).updateWorkspaceSettings.readOnly).toBe(
      false,
    );
  });
});

describe('refusals', () => {
  it('are for admins', async () => {
    const manager = await place.member({ role: 'MANAGER' });
    for (const input of [{}, { readOnly: true }, { adminOnlyInvites: true }]) {
      expect(errorOf(await update(manager, input))).toEqual({
        code: 'Forbidden',
        message: 'Only workspace admins can do this',
      });
    }
    expect(await read(manager)).toEqual(off);
  });
});

describe('other workspaces', () => {
  it('keep their own', async () => {
    const other = await scene.workspace('Foreign');
    dataOf(await update(other.owner, { readOnly: true }));
    expect(await read(place.owner)).toEqual(off);
  });
});
