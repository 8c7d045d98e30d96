import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countLimits } from '#domain/limits/count-limits.ts';
import { newId } from '#server/platform/context/new-id.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import {
  addObject,
  createGroup,
  createPrivateProject,
  createProject,
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
let maker: Person;
let colleague: Person;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await scene.workspace('Sharing');
  [maker, colleague] = [await place.member(), await place.member()];
});

const seesQuery = 'query ($id: ID!) { project(id: $id) { id } }';
const sees = async (person: Person, id: string): Promise<boolean> =>
  dataOf(await person.graphql(seesQuery, { id })).project !== null;
const accessQuery = `query ($type: AccessObjectType!, $id: ID!) { objectAccess(type: $type, id: $id) {
  inherited sourceType sourceId viewerLevel grants { level special member { id } group { id } } requests { id message } } }`;
const accessOf = (person: Person, id: string, type = 'PROJECT') => person.graphql(accessQuery, { type, id });

function grantsIn(projectId: string): Promise<{ grantee: string; level: number }[]> {
  return app.database.transaction({ workspaceId: place.workspace.id }, 'read only', (db) =>
    db
      .selectFrom('grants')
      .select(['grantee', 'level'])
      .where('object_id', '=', projectId)
      .orderBy('grantee')
      .execute(),
  );
}

describe('sharing', () => {
  it('starts open to the team, with its maker in charge', async () => {
    const id = await createProject(maker);
    const { objectAccess } = dataOf(await accessOf(colleague, id));
    expect(objectAccess).toMatchObject({
      inherited: false,
      sourceType: 'PROJECT',
      sourceId: id,
      viewerLevel: 'WRITE',
    });
    expect(objectAccess.grants).toEqual([
      { level: 'FULL', special: null, member: { id: maker.id }, group: null },
      { level: 'WRITE', special: 'MARKUP', member: null, group: null },
    ]);
  });

  it('gives many people and groups a level at once', async () => {
    const inGroup = await place.member();
    const groupId = await createGroup(place.owner, 'Designers', [inGroup.id]);
    const id = await createPrivateProject(maker);
    expect(await sees(colleague, id)).toBe(false);
    dataOf(await grant(maker, id, 'READ', { memberId: colleague.id }, { groupId }));
    expect([await sees(colleague, id), await sees(inGroup, id), await sees(place.owner, id)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('changes a level, and takes it away', async () => {
    const id = await createPrivateProject(maker);
    dataOf(await grant(maker, id, 'READ', { memberId: colleague.id }));
    dataOf(await grant(maker, id, 'FULL', { memberId: colleague.id }));
    expect(dataOf(await accessOf(colleague, id)).objectAccess.viewerLevel).toBe('FULL');
    dataOf(await revoke(maker, id, { memberId: colleague.id }));
    expect(await sees(colleague, id)).toBe(false);
  });

  it('answers null to somebody who gave away their own access', async () => {
    const id = await createPrivateProject(maker);
    dataOf(await grant(maker, id, 'FULL', { memberId: colleague.id }));
    expect(dataOf(await revoke(maker, id, { memberId: maker.id })).revokeAccess).toBeNull();
    expect(await sees(maker, id)).toBe(false);
  });

  it('says why somebody has access', async () => {
    const groupId = await createGroup(place.owner, 'Readers', [colleague.id]);
    const id = await createProject(maker);
    dataOf(await grant(maker, id, 'FULL', { groupId }));
    const query = `query ($id: ID!, $memberId: ID!) { accessReasons(type: PROJECT, id: $id, memberId: $memberId) {
      level via { level special group { name } member { id } } } }`;
    const reasons = async (memberId: string) =>
      dataOf(await maker.graphql(query, { id, memberId })).accessReasons;
    expect(await reasons(colleague.id)).toEqual([
      { level: 'FULL', via: { level: 'FULL', special: null, group: { name: 'Readers' }, member: null } },
      { level: 'WRITE', via: { level: 'WRITE', special: 'MARKUP', group: null, member: null } },
    ]);
    const viewer = await place.member({ role: 'VIEWER' });
    expect(await reasons(viewer.id)).toEqual([
      { level: 'READ', via: { level: 'WRITE', special: 'MARKUP', group: null, member: null } },
    ]);
    expect(await reasons(newId())).toEqual([]);
  });

  it('writes who got what into the log', async () => {
    const id = await createPrivateProject(maker);
    dataOf(await grant(maker, id, 'READ', { memberId: colleague.id }));
    dataOf(await grant(maker, id, 'WRITE', { memberId: colleague.id }));
    const query = `query ($filter: AuditFilter) { auditLog(filter: $filter) { items { type actorName before after metadata } } }`;
    const { auditLog } = dataOf(
      await place.owner.graphql(query, {
        filter: { objectId: id, types: ['access.changed', 'access.granted', 'access.revoked'] },
      }),
    );
    expect(auditLog.items).toMatchObject([
      {
        type: 'access.changed',
        actorName: maker.name,
        before: { level: 'READ' },
        after: { level: 'WRITE' },
        metadata: { type: 'permission', from: 'READ', to: 'WRITE', granteeId: colleague.id },
      },
      { type: 'access.granted', before: null, after: { level: 'READ' } },
      {
        type: 'access.revoked',
        before: { level: 'WRITE' },
        after: null,
        metadata: { type: 'permission', granteeId: 'markup', from: 'WRITE', to: null },
      },
    ]);
  });
});

describe('refusals', () => {
  it('hides what somebody may not see', async () => {
    const id = await createPrivateProject(maker);
    for (const answer of [
      await grant(colleague, id, 'READ', { memberId: colleague.id }),
      await revoke(colleague, id, { memberId: maker.id }),
      await accessOf(place.owner, id),
    ]) {
      expect(errorOf(answer).code).toBe('NotFound');
    }
  });

  it('wants full access', async () => {
    const id = await createProject(maker);
    expect(errorOf(await grant(colleague, id, 'FULL', { memberId: colleague.id }))).toEqual({
      code: 'Forbidden',
      message: 'You need full access to this project',
    });
    expect(errorOf(await revoke(colleague, id, { memberId: maker.id })).code).toBe('Forbidden');
  });

  it('keeps a viewer a viewer, whatever their group has', async () => {
    const viewer = await place.member({ role: 'VIEWER' });
    const groupId = await createGroup(place.owner, 'Full group', [viewer.id]);
    const id = await createPrivateProject(maker);
    dataOf(await grant(maker, id, 'FULL', { groupId }));
    expect(dataOf(await accessOf(viewer, id)).objectAccess.viewerLevel).toBe('READ');
    expect(errorOf(await grant(viewer, id, 'FULL', { memberId: viewer.id })).code).toBe('Forbidden');
  });

  it('writes nothing when one of many is not to be shared with', async () => {
    const id = await createPrivateProject(maker);
    const before = await grantsIn(id);
    const other = await scene.workspace('Elsewhere');
    const suspended = await place.member();
    dataOf(
      await place.owner.graphql('mutation ($id: ID!) { suspendMember(id: $id) { id } }', {
        id: suspended.id,
      }),
    );
    const roleless = await place.member({ role: null });
    const foreignGroup = await createGroup(other.owner, 'Foreign');
    for (const bad of [
      { memberId: other.owner.id },
      { memberId: suspended.id },
      { memberId: roleless.id },
      { memberId: newId() },
      { memberId: 'no id at all' },
      { groupId: foreignGroup },
      { groupId: colleague.id },
      { special: 'PUBLIC' },
      { memberId: colleague.id, groupId: colleague.id },
      {},
    ]) {
      const answer = await grant(maker, id, 'READ', { memberId: colleague.id }, bad);
      expect([bad, errorOf(answer).code]).toEqual([bad, 'ValidationError']);
    }
    expect(await grantsIn(id)).toEqual(before);
  });

  it('never leaves nobody in charge', async () => {
    const id = await createPrivateProject(maker);
    const viewer = await place.member({ role: 'VIEWER' });
    const emptyGroup = await createGroup(place.owner, 'Empty');
    dataOf(await grant(maker, id, 'FULL', { memberId: viewer.id }, { groupId: emptyGroup }));
    for (const answer of [
      await revoke(maker, id, { memberId: maker.id }),
      await grant(maker, id, 'WRITE', { memberId: maker.id }),
    ]) {
      expect(errorOf(answer)).toEqual({
        code: 'InvalidOperation',
        message: 'Someone must keep full access. Give it to another person or group first.',
      });
    }
    expect(dataOf(await accessOf(maker, id)).objectAccess.viewerLevel).toBe('FULL');
  });

  it('is not for the trash', async () => {
    const id = await createProject(maker);
    dataOf(await maker.graphql('mutation ($id: ID!) { trashProject(id: $id) { id } }', { id }));
    expect(errorOf(await accessOf(maker, id)).code).toBe('NotFound');
    expect(errorOf(await grant(maker, id, 'READ', { memberId: colleague.id })).code).toBe('NotFound');
  });
});

describe('inheritance', () => {
  const setInherited = (person: Person, type: string, id: string, inherited: boolean) =>
    person.graphql(
      'mutation ($input: SetAccessInheritedInput!) { setAccessInherited(input: $input) { inherited } }',
      {
        input: { type, id, inherited },
      },
    );

  async function tree(): Promise<{
    projectId: string;
    folderId: string;
    noteId: string;
    deepId: string;
    apartId: string;
  }> {
    const [folderId, noteId, deepId, apartId] = [newId(), newId(), newId(), newId()];
    const projectId = await createProject(maker);
    await addObject(app, place, { type: 'folder', id: folderId, parentId: projectId });
    await addObject(app, place, { type: 'note', id: noteId, parentId: folderId });
    await addObject(app, place, { type: 'insight', id: deepId, parentId: noteId });
    await addObject(app, place, { type: 'note', id: apartId, parentId: noteId });
    dataOf(await setInherited(maker, 'NOTE', apartId, false));
    return { projectId, folderId, noteId, deepId, apartId };
  }
  const sourceOf = async (type: string, id: string) =>
    dataOf(await accessOf(maker, id, type)).objectAccess.sourceId;

  it('gives an object a map of its own that starts as the one it followed, for all below it that follow', async () => {
    const { projectId, folderId, noteId, deepId, apartId } = await tree();
    expect(await sourceOf('INSIGHT', deepId)).toBe(projectId);
    dataOf(await setInherited(maker, 'NOTE', noteId, false));
    expect([
      await sourceOf('FOLDER', folderId),
      await sourceOf('NOTE', noteId),
      await sourceOf('INSIGHT', deepId),
      await sourceOf('NOTE', apartId),
    ]).toEqual([projectId, noteId, noteId, apartId]);
    expect(await grantsIn(noteId)).toEqual(await grantsIn(projectId));
  });

  it('goes back to the map above, and forgets its own', async () => {
    const { projectId, noteId, deepId } = await tree();
    dataOf(await setInherited(maker, 'NOTE', noteId, false));
    dataOf(await setInherited(maker, 'NOTE', noteId, true));
    expect([await sourceOf('NOTE', noteId), await sourceOf('INSIGHT', deepId)]).toEqual([
      projectId,
      projectId,
    ]);
    expect(await grantsIn(noteId)).toEqual([]);
  });

  it('moves the access of content rows along', async () => {
    const id = await createProject(maker);
    const folderId = newId();
    await addObject(app, place, { type: 'folder', id: folderId, parentId: null });
    await app.database.transaction({ workspaceId: place.workspace.id }, 'read write', async (db) => {
      await db.updateTable('access_objects').set({ parent_id: folderId }).where('id', '=', id).execute();
      await db
        .insertInto('grants')
        .values({
          workspace_id: place.workspace.id,
          object_id: folderId,
          grantee: maker.id,
          level: 3,
          granted_by: null,
          created_at: new Date(),
        })
        .execute();
    });
    expect(await sees(colleague, id)).toBe(true);
    dataOf(await setInherited(maker, 'PROJECT', id, true));
    expect([await sees(colleague, id), await sees(maker, id)]).toEqual([false, true]);
    dataOf(await setInherited(maker, 'PROJECT', id, false));
    expect(dataOf(await accessOf(maker, id)).objectAccess).toMatchObject({ inherited: false, sourceId: id });
  });

  it('does not share a container by sharing what lies in it', async () => {
    const { noteId } = await tree();
    const input = { type: 'NOTE', id: noteId, level: 'READ', grantees: [{ memberId: colleague.id }] };
    const answer = await maker.graphql(
      'mutation ($input: GrantAccessInput!) { grantAccess(input: $input) { inherited } }',
      { input },
    );
    expect(errorOf(answer)).toEqual({
      code: 'InvalidOperation',
      message: 'Access is inherited. Turn off inheritance to share this separately.',
    });
  });

  it('refuses where there is nothing above, and whoever is not in charge', async () => {
    const { projectId, noteId } = await tree();
    expect(errorOf(await setInherited(maker, 'PROJECT', projectId, true)).code).toBe('InvalidOperation');
    expect(errorOf(await setInherited(colleague, 'NOTE', noteId, false)).code).toBe('Forbidden');
  });
});

describe('other workspaces', () => {
  it('are not there', async () => {
    const other = await scene.workspace('Foreign');
    const foreign = await createProject(other.owner);
    for (const answer of [
      await accessOf(place.owner, foreign),
      await grant(place.owner, foreign, 'READ', { memberId: colleague.id }),
      await revoke(place.owner, foreign, { special: 'MARKUP' }),
    ]) {
      expect(errorOf(answer).code).toBe('NotFound');
    }
  });
});

describe('limits', () => {
  it('lets a map grow to its limit and not beyond, and changes lines at the limit', async () => {
    const id = await createPrivateProject(maker);
    await fillMap(id, countLimits.grantsPerObject.max - 1);
    const [one, two] = [await place.member(), await place.member()];
    expect(errorOf(await grant(maker, id, 'READ', { memberId: one.id }, { memberId: two.id })).message).toBe(
      'An object can have at most 500 people and groups with access',
    );
    dataOf(await grant(maker, id, 'READ', { memberId: one.id }));
    dataOf(await grant(maker, id, 'WRITE', { memberId: one.id }));
    expect(errorOf(await grant(maker, id, 'READ', { memberId: two.id })).code).toBe('ValidationError');
  });

  it('lets exactly one of 50 have the last place', async () => {
    const id = await createPrivateProject(maker);
    await fillMap(id, countLimits.grantsPerObject.max - 1);
    const groups = await Promise.all(
      Array.from({ length: 50 }, (_, n) => createGroup(place.owner, `Group ${n}`)),
    );
    const answers = await Promise.all(groups.map((groupId) => grant(maker, id, 'READ', { groupId })));
    expect(answers.filter(({ body }) => !body.errors)).toHaveLength(1);
    expect(await grantsIn(id)).toHaveLength(countLimits.grantsPerObject.max);
  });

  async function fillMap(projectId: string, lines: number): Promise<void> {
    const held = (await grantsIn(projectId)).length;
    await app.database.transaction({ workspaceId: place.workspace.id }, 'read write', (db) =>
      db
        .insertInto('grants')
        .values(
          Array.from({ length: lines - held }, () => ({
            workspace_id: place.workspace.id,
            object_id: projectId,
            grantee: newId(),
            level: 1,
            granted_by: null,
            created_at: new Date(),
          })),
        )
        .execute(),
    );
  }
});
