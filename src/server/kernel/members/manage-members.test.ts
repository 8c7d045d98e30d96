import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { createGroup, createPrivateProject, createProject, dataOf, errorOf } from '#tests/support/sharing.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { inviteByMail } from '#tests/support/workspace-people.ts';
import { confirmAddress, follow, type Visitor } from '#tests/support/visitor.ts';
import './tables.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await scene.workspace('Members');
  admin = place.owner;
});

const fields = '{ id role workspaceAdmin suspended }';
const setRole = (person: Person, id: string, role: string | null) =>
  person.graphql(`mutation ($id: ID!, $role: Role) { setMemberRole(id: $id, role: $role) ${fields} }`, {
    id,
    role,
  });
const setAdmin = (person: Person, id: string, workspaceAdmin: boolean) =>
  person.graphql(
    `mutation ($id: ID!, $workspaceAdmin: Boolean!) { setWorkspaceAdmin(id: $id, workspaceAdmin: $workspaceAdmin) ${fields} }`,
    { id, workspaceAdmin },
  );
const suspend = (person: Person, id: string) =>
  person.graphql(`mutation ($id: ID!) { suspendMember(id: $id) ${fields} }`, { id });
const reactivate = (person: Person, id: string) =>
  person.graphql(`mutation ($id: ID!) { reactivateMember(id: $id) ${fields} }`, { id });
const remove = (person: Person, id: string) =>
  person.graphql('mutation ($id: ID!) { removeMember(id: $id) }', { id });
const whoAmI = (person: Person) => person.graphql('{ viewer { id role } }');
const everything = [
  (person: Person, id: string) => setRole(person, id, 'VIEWER'),
  (person: Person, id: string) => setAdmin(person, id, true),
  suspend,
  reactivate,
  remove,
] as const;

/** Somebody with an account joins from the root host, where a code has proved who they are. */
async function joinFromRoot(email: string, teamId: string): Promise<Visitor> {
  const root = await confirmAddress(app, email);
  const { body } = await root.post('/global/enter-workspace', { teamId, join: true });
  return follow(app, body.redirectUrl);
}

/** A session that ended is refused within a second. */
async function isShutOut(person: Person): Promise<void> {
  await expect.poll(async () => (await whoAmI(person)).status, { timeout: 2000 }).toBe(401);
  expect((await person.visitor.post('/api/auth/token')).status).toBe(401);
}

describe('members', () => {
  it('get a role, none, and one again', async () => {
    const member = await place.member({ role: 'VIEWER' });
    expect(dataOf(await setRole(admin, member.id, 'MANAGER')).setMemberRole.role).toBe('MANAGER');
    expect(dataOf(await setRole(admin, member.id, null)).setMemberRole.role).toBeNull();
    await isShutOut(member);
    dataOf(await setRole(admin, member.id, 'CONTRIBUTOR'));
    await expect.poll(async () => (await whoAmI(member)).status, { timeout: 2000 }).toBe(200);
  });

  it('write by the role they have at that moment, also those who have just been here', async () => {
    const member = await place.member();
    const making = 'mutation { createProject(input: { title: "Mine" }) { id } }';
    dataOf(await member.graphql(making));
    dataOf(await setRole(admin, member.id, 'VIEWER'));
    expect((await member.graphql(making)).body.errors?.[0].extensions.errorCode).toBe('Forbidden');
    dataOf(await setRole(admin, member.id, null));
    expect((await member.graphql(making)).body.errors?.[0].extensions.errorCode).toBe('Unauthorized');
    dataOf(await setRole(admin, member.id, 'CONTRIBUTOR'));
    await expect
      .poll(async () => (await member.graphql(making)).body.errors, { timeout: 2000 })
      .toBeUndefined();
  });

  it('become admins and stop being so', async () => {
    const member = await place.member();
    expect(dataOf(await setAdmin(admin, member.id, true)).setWorkspaceAdmin.workspaceAdmin).toBe(true);
    expect(dataOf(await setAdmin(admin, member.id, false)).setWorkspaceAdmin.workspaceAdmin).toBe(false);
  });

  it('are suspended at once, and come back by signing in', async () => {
    const member = await place.member();
    expect(dataOf(await suspend(admin, member.id)).suspendMember.suspended).toBe(true);
    await isShutOut(member);
    expect(dataOf(await reactivate(admin, member.id)).reactivateMember.suspended).toBe(false);
    // The old session stays ended; a new one can be had.
    expect((await member.visitor.post('/api/auth/token')).status).toBe(401);
  });

  it('are removed at once; their work stays and finds a new person in charge', async () => {
    const member = await place.member();
    const groupId = await createGroup(admin, 'Theirs', [member.id]);
    const quiet = await createPrivateProject(member, 'Alone');
    const shared = await createProject(member, 'Shared');
    expect(dataOf(await remove(admin, member.id)).removeMember).toBe(true);
    await isShutOut(member);
    const query = `query ($id: ID!, $groupId: ID!) { objectAccess(type: PROJECT, id: $id) { viewerLevel grants { member { id } level } }
      project(id: $id) { title createdBy { id } } member(id: "${member.id}") { id } group(id: $groupId) { memberCount } }`;
    expect(dataOf(await admin.graphql(query, { id: quiet, groupId }))).toEqual({
      objectAccess: { viewerLevel: 'FULL', grants: [{ member: { id: admin.id }, level: 'FULL' }] },
      project: { title: 'Alone', createdBy: null },
      member: null,
      group: { memberCount: 0 },
    });
    expect(dataOf(await admin.graphql(query, { id: shared, groupId })).objectAccess.viewerLevel).toBe('FULL');
  });

  it('do not pass on what somebody else is in charge of too', async () => {
    const [member, other] = [await place.member(), await place.member()];
    const id = await createPrivateProject(member);
    const input = { type: 'PROJECT', id, level: 'FULL', grantees: [{ memberId: other.id }] };
    dataOf(
      await member.graphql(
        'mutation ($input: GrantAccessInput!) { grantAccess(input: $input) { inherited } }',
        { input },
      ),
    );
    dataOf(await remove(admin, member.id));
    expect(
      dataOf(await admin.graphql('query ($id: ID!) { project(id: $id) { id } }', { id })).project,
    ).toBeNull();
  });

  it('come back as who they were, without what they could do', async () => {
    const member = await place.member({ role: 'MANAGER', workspaceAdmin: true });
    const id = await createPrivateProject(member, 'Before');
    dataOf(await remove(admin, member.id));
    await inviteByMail(app, { member: admin.visitor }, member.email, 'VIEWER');
    const visitor = await joinFromRoot(member.email, place.workspace.id);
    const query = `query ($id: ID!) { viewer { id role workspaceAdmin } project(id: $id) { id } }`;
    const headers = { authorization: `Bearer ${await visitor.bearer()}` };
    const answer = await visitor.post('/api/graphql', { query, variables: { id } }, { headers });
    expect(dataOf(answer)).toEqual({
      viewer: { id: member.id, role: 'VIEWER', workspaceAdmin: false },
      project: null,
    });
  });

  it('are logged with before and after', async () => {
    const member = await place.member({ role: 'VIEWER' });
    dataOf(await setRole(admin, member.id, 'MANAGER'));
    dataOf(await setAdmin(admin, member.id, true));
    dataOf(await suspend(admin, member.id));
    const query =
      'query ($filter: AuditFilter) { auditLog(filter: $filter) { items { type before after } } }';
    const { auditLog } = dataOf(
      await admin.graphql(query, { filter: { objectId: member.id, actorId: admin.id } }),
    );
    expect(auditLog.items).toEqual([
      { type: 'member.suspended', before: { suspended: false }, after: { suspended: true } },
      { type: 'member.adminChanged', before: { workspaceAdmin: false }, after: { workspaceAdmin: true } },
      { type: 'member.roleChanged', before: { role: 'VIEWER' }, after: { role: 'MANAGER' } },
    ]);
  });
});

describe('refusals', () => {
  it('leave members to admins', async () => {
    const [manager, member] = [await place.member({ role: 'MANAGER' }), await place.member()];
    for (const change of everything) {
      expect(errorOf(await change(manager, member.id))).toEqual({
        code: 'Forbidden',
        message: 'Only workspace admins can do this',
      });
    }
    expect(errorOf(await setAdmin(manager, manager.id, true)).code).toBe('Forbidden');
  });

  it('keep the last admin', async () => {
    const message = 'A workspace needs an admin. Make someone else an admin first.';
    for (const answer of [
      await setAdmin(admin, admin.id, false),
      await setRole(admin, admin.id, null),
      await suspend(admin, admin.id),
    ]) {
      expect(errorOf(answer)).toEqual({ code: 'InvalidOperation', message });
    }
    expect(errorOf(await remove(admin, admin.id)).message).toBe('Ask another admin to remove you');
    // An admin without a role, or suspended, is none.
    const second = await place.member({ workspaceAdmin: true });
    dataOf(await setRole(admin, second.id, null));
    expect(errorOf(await setAdmin(admin, admin.id, false)).message).toBe(message);
  });

  it('keep one of two admins who unmake each other at once', async () => {
    const second = await place.member({ workspaceAdmin: true });
    await Promise.all([setAdmin(admin, second.id, false), setAdmin(second, admin.id, false)]);
    const { rows } = await app.database.owner.query(
      'select 1 from members where workspace_id = $1 and workspace_admin',
      [place.workspace.id],
    );
    expect(rows).toHaveLength(1);
  });
});

describe('other workspaces', () => {
  it('are not there', async () => {
    const other = await scene.workspace('Foreign');
    const foreign = await other.member();
    for (const change of everything) expect(errorOf(await change(admin, foreign.id)).code).toBe('NotFound');
    const { rows } = await app.database.owner.query(
      'select role, workspace_admin, suspended_at, removed_at from members where id = $1',
      [foreign.id],
    );
    expect(rows).toEqual([
      { role: 'CONTRIBUTOR', workspace_admin: false, suspended_at: null, removed_at: null },
    ]);
  });

  it('keep their own sessions of the same person', async () => {
    const other = await scene.workspace('Elsewhere');
    const member = await place.member();
    await inviteByMail(app, { member: other.owner.visitor }, member.email, 'VIEWER');
    const elsewhere = await joinFromRoot(member.email, other.workspace.id);
    dataOf(await suspend(admin, member.id));
    await isShutOut(member);
    expect((await elsewhere.post('/api/auth/token')).status).toBe(200);
  });
});
