import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countLimits } from '#domain/limits/count-limits.ts';
import { newId } from '#server/platform/context/new-id.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import {
  changeMembers,
  createGroup,
  createPrivateProject,
  dataOf,
  errorOf,
  grant,
  revoke,
} from '#tests/support/sharing.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
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
  place = await scene.workspace('Groups');
  admin = place.owner;
});

const create = (person: Person, name: string) =>
  person.graphql('mutation ($name: String!) { createGroup(name: $name) { id name memberCount } }', { name });
const rename = (person: Person, id: string, name: string) =>
  person.graphql('mutation ($id: ID!, $name: String!) { renameGroup(id: $id, name: $name) { name } }', {
    id,
    name,
  });
const remove = (person: Person, id: string) =>
  person.graphql('mutation ($id: ID!) { deleteGroup(id: $id) }', { id });
const listQuery = `query ($first: Int, $after: String, $search: String) {
  groups(first: $first, after: $after, search: $search) { items { id name memberCount } endCursor totalCount } }`;
const levelQuery = 'query ($id: ID!) { objectAccess(type: PROJECT, id: $id) { viewerLevel } }';

describe('groups', () => {
  it('are made, renamed and deleted', async () => {
    const { createGroup: made } = dataOf(await create(admin, '  Designers '));
    expect(made).toMatchObject({ name: 'Designers', memberCount: 0 });
    expect(dataOf(await rename(admin, made.id, 'Design')).renameGroup.name).toBe('Design');
    expect(dataOf(await remove(admin, made.id)).deleteGroup).toBe(true);
    expect(dataOf(await admin.graphql(listQuery)).groups.totalCount).toBe(0);
  });

  it('get and lose members in one step', async () => {
    const [a, b] = [await place.member({ name: 'Ada' }), await place.member({ name: 'Bo' })];
    const groupId = await createGroup(admin, 'Team', [a.id]);
    expect(
      dataOf(await changeMembers(admin, { groupId, add: [b.id], remove: [a.id] })).changeGroupMembers
        .memberCount,
    ).toBe(1);
    const query = 'query ($id: ID!) { group(id: $id) { members { items { name } totalCount } } }';
    expect(dataOf(await a.graphql(query, { id: groupId })).group.members).toEqual({
      items: [{ name: 'Bo' }],
      totalCount: 1,
    });
  });

  it('give and take the access they stand for', async () => {
    const [maker, member] = [await place.member(), await place.member()];
    const groupId = await createGroup(admin, 'Access', [member.id]);
    const id = await createPrivateProject(maker);
    dataOf(await grant(maker, id, 'WRITE', { groupId }));
    expect(dataOf(await member.graphql(levelQuery, { id })).objectAccess.viewerLevel).toBe('WRITE');
    dataOf(await remove(admin, groupId));
    // Access that ended is refused within a second.
    await expect
      .poll(async () => (await member.graphql(levelQuery, { id })).body.errors?.[0].message, {
        timeout: 2000,
      })
      .toBe('Not found');
  });

  it('are listed by name, in pages, and found by a part of it', async () => {
    for (const name of ['Beta', 'alpha', '100% sure', 'Gamma']) await createGroup(admin, name);
    const first = dataOf(await admin.graphql(listQuery, { first: 3 })).groups;
    expect(first.items.map(({ name }: { name: string }) => name)).toEqual(['100% sure', 'alpha', 'Beta']);
    const second = dataOf(await admin.graphql(listQuery, { first: 3, after: first.endCursor })).groups;
    expect(second).toMatchObject({ items: [{ name: 'Gamma' }], endCursor: null, totalCount: 4 });
    const found = async (search: string) =>
      dataOf(await admin.graphql(listQuery, { search })).groups.items.map(
        ({ name }: { name: string }) => name,
      );
    expect([
      await found('ALPH'),
      await found('%'),
      await found('_'),
      await found('\\'),
      await found('\0'),
    ]).toEqual([['alpha'], ['100% sure'], [], [], ['100% sure', 'alpha', 'Beta', 'Gamma']]);
  });

  it('leave what only they were in charge of to whoever ends that', async () => {
    const [maker, member] = [await place.member(), await place.member()];
    const groupId = await createGroup(admin, 'Owners', [member.id]);
    const [one, two] = [await createPrivateProject(maker), await createPrivateProject(maker)];
    for (const id of [one, two]) {
      dataOf(await grant(maker, id, 'FULL', { groupId }));
      dataOf(await revoke(maker, id, { memberId: maker.id }));
    }
    dataOf(await changeMembers(admin, { groupId, remove: [member.id] }));
    expect(dataOf(await admin.graphql(levelQuery, { id: one })).objectAccess.viewerLevel).toBe('FULL');
    dataOf(await remove(admin, groupId));
    expect(dataOf(await admin.graphql(levelQuery, { id: two })).objectAccess.viewerLevel).toBe('FULL');
  });
});

describe('refusals', () => {
  it('are for admins to change', async () => {
    const groupId = await createGroup(admin, 'Ours');
    const manager = await place.member({ role: 'MANAGER' });
    for (const answer of [
      await create(manager, 'Mine'),
      await rename(manager, groupId, 'Mine'),
      await remove(manager, groupId),
      await changeMembers(manager, { groupId, add: [manager.id] }),
    ]) {
      expect(errorOf(answer)).toEqual({ code: 'Forbidden', message: 'Only workspace admins can do this' });
    }
  });

  it('wants a name of its own', async () => {
    const id = await createGroup(admin, 'Designers');
    await createGroup(admin, 'Writers');
    expect(errorOf(await create(admin, 'DESIGNERS')).message).toBe('There is a group of this name already');
    expect(errorOf(await rename(admin, id, 'writers')).code).toBe('InvalidOperation');
    expect(dataOf(await rename(admin, id, 'designers')).renameGroup.name).toBe('designers');
    expect(errorOf(await create(admin, '   ')).message).toBe('Group name must not be empty');
    expect(errorOf(await create(admin, 'x'.repeat(201))).message).toBe(
      'Group name must be at most 200 characters',
    );
  });

  it('changes nothing when one of the people is not to be added', async () => {
    const member = await place.member();
    const other = await scene.workspace('Foreign');
    const groupId = await createGroup(admin, 'Pure');
    for (const bad of [other.owner.id, newId(), groupId]) {
      expect(errorOf(await changeMembers(admin, { groupId, add: [member.id, bad] })).code).toBe(
        'ValidationError',
      );
      expect(errorOf(await changeMembers(admin, { groupId, add: [member.id], remove: [bad] })).code).toBe(
        'ValidationError',
      );
    }
    expect(errorOf(await changeMembers(admin, { groupId, add: [member.id], remove: [member.id] })).code).toBe(
      'ValidationError',
    );
    expect(dataOf(await admin.graphql(listQuery)).groups.items[0].memberCount).toBe(0);
  });
});

describe('other workspaces', () => {
  it('are not there', async () => {
    const other = await scene.workspace('Foreign');
    const foreign = await createGroup(other.owner, 'Foreign');
    const member = await place.member();
    for (const answer of [
      await rename(admin, foreign, 'Mine'),
      await remove(admin, foreign),
      await changeMembers(admin, { groupId: foreign, add: [member.id] }),
    ]) {
      expect(errorOf(answer).code).toBe('NotFound');
    }
    expect(
      dataOf(await admin.graphql('query ($id: ID!) { group(id: $id) { id } }', { id: foreign })).group,
    ).toBeNull();
  });
});

describe('limits', () => {
  it('lets exactly one of 50 make the last group', async () => {
    await fillGroups(countLimits.groupsPerWorkspace.max - 1);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => create(admin, `Late ${n}`)));
    expect(answers.filter(({ body }) => !body.errors)).toHaveLength(1);
    expect(
      new Set(answers.filter(({ body }) => body.errors).map((answer) => errorOf(answer).message)),
    ).toEqual(new Set(['A workspace can have at most 50 user groups']));
    expect(dataOf(await admin.graphql(listQuery, { first: 1 })).groups.totalCount).toBe(50);
  });

  it('lets exactly one of 50 be the last member of a group', async () => {
    const ids = await fillMembers(countLimits.membersPerGroup.max - 1 + 50);
    const groupId = await createGroup(admin, 'Crowd', ids.slice(0, countLimits.membersPerGroup.max - 1));
    const late = ids.slice(countLimits.membersPerGroup.max - 1);
    const answers = await Promise.all(late.map((id) => changeMembers(admin, { groupId, add: [id] })));
    expect(answers.filter(({ body }) => !body.errors)).toHaveLength(1);
    const refusedAnswer = answers.find(({ body }) => body.errors);
    expect(refusedAnswer && errorOf(refusedAnswer).message).toBe('A group can have at most 200 members');
  });

  async function fillGroups(count: number): Promise<void> {
    const now = new Date();
    await app.database.transaction({ workspaceId: place.workspace.id }, 'read write', (db) =>
      db
        .insertInto('groups')
        .values(
          Array.from({ length: count }, (_, n) => ({
            workspace_id: place.workspace.id,
            id: newId(),
            name: `Early ${n}`,
            created_by: null,
            created_at: now,
            updated_at: now,
          })),
        )
        .execute(),
    );
  }

  /** As many people as accounts would be, without their mails. */
  async function fillMembers(count: number): Promise<string[]> {
    const ids = Array.from({ length: count }, () => newId());
    await app.database.owner.query(
      `insert into accounts (id, email, created_at, updated_at)
       select id, id || '@crowd.example', now(), now() from unnest($1::uuid[]) as id`,
      [ids],
    );
    await app.database.owner.query(
      `insert into members (workspace_id, id, account_id, name, email, role, created_at, updated_at)
       select $1, id, id, 'Crowd', id || '@crowd.example', 'CONTRIBUTOR', now(), now() from unnest($2::uuid[]) as id`,
      [place.workspace.id, ids],
    );
    return ids;
  }
});
