import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { changeMembers, createGroup } from '#tests/support/sharing.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addProject, ask, close, detach, grant } from '#tests/support/work.ts';

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
  place = await scene.workspace();
  [maker, colleague] = [await place.member(), await place.member()];
  for (const title of ['Old', 'Older', 'Oldest']) await addProject(maker, { title });
});

/** In which groups somebody is may be known for a second. */
async function found(expected: boolean, id: string): Promise<void> {
  await expect.poll(() => finds(colleague, id), { timeout: 5000 }).toBe(expected);
}

/** Whether the person's list begins with the project. */
async function finds(person: Person, id: string): Promise<boolean> {
  const { projects } = await ask(person, '{ projects(first: 1) { items { id } endCursor } }');
  expect(projects.endCursor).not.toBeNull();
  return projects.items[0].id === id;
}

const open = (id: string, type = 'PROJECT') =>
  ask(maker, 'mutation ($input: GrantAccessInput!) { grantAccess(input: $input) { inherited } }', {
    input: { type, id, grantees: [{ special: 'MARKUP' }], level: 'READ' },
  });
const inherit = (id: string) =>
  ask(
    maker,
    'mutation ($input: SetAccessInheritedInput!) { setAccessInherited(input: $input) { inherited } }',
    { input: { type: 'PROJECT', id, inherited: true } },
  );
const move = (id: string, folderId: string | null) =>
  ask(
    maker,
    'mutation ($ids: [ID!]!, $folderId: ID) { moveProjects(ids: $ids, folderId: $folderId) { id } }',
    {
      ids: [id],
      folderId,
    },
  );
const bulk = (verb: string, id: string) =>
  ask(maker, `mutation ($ids: [ID!]!) { ${verb}(ids: $ids) { id } }`, { ids: [id] });
async function addFolder(): Promise<string> {
  const { createFolder } = await ask(maker, 'mutation { createFolder(input: { title: "Folder" }) { id } }');
  return createFolder.id;
}

describe('the list of projects', () => {
  it('follows the lines of a map: everybody, a person, a group and who is in it', async () => {
    const id = await addProject(maker);
    const project = { type: 'PROJECT', id };
    expect(await finds(colleague, id)).toBe(true);
    await close(maker, project);
    expect([await finds(colleague, id), await finds(maker, id)]).toEqual([false, true]);
    await open(id);
    expect(await finds(colleague, id)).toBe(true);

    await close(maker, project);
    await grant(maker, project, colleague, 'READ');
    expect(await finds(colleague, id)).toBe(true);
    await ask(maker, 'mutation ($input: RevokeAccessInput!) { revokeAccess(input: $input) { inherited } }', {
      input: { ...project, grantee: { memberId: colleague.id } },
    });
    expect(await finds(colleague, id)).toBe(false);

    const groupId = await createGroup(place.owner, 'Designers', [colleague.id]);
    await ask(maker, 'mutation ($input: GrantAccessInput!) { grantAccess(input: $input) { inherited } }', {
      input: { ...project, grantees: [{ groupId }], level: 'READ' },
    });
    await found(true, id);
    await changeMembers(place.owner, { groupId, remove: [colleague.id] });
    await found(false, id);
    await changeMembers(place.owner, { groupId, add: [colleague.id] });
    await found(true, id);
    await ask(place.owner, 'mutation ($id: ID!) { deleteGroup(id: $id) }', { id: groupId });
    await found(false, id);
  });

  it('follows the map of the folder, in and out of it', async () => {
    const [folderId, elsewhere] = [await addFolder(), await addFolder()];
    await close(maker, { type: 'FOLDER', id: elsewhere });
    const { createProject } = await ask(
      maker,
      'mutation ($input: CreateProjectInput!) { createProject(input: $input) { id } }',
      { input: { title: 'In a folder', folderId } },
    );
    const { id } = createProject;
    expect(await finds(colleague, id)).toBe(true);
    await close(maker, { type: 'FOLDER', id: folderId });
    expect([await finds(colleague, id), await finds(maker, id)]).toEqual([false, true]);
    await open(folderId, 'FOLDER');
    expect(await finds(colleague, id)).toBe(true);
    await move(id, elsewhere);
    expect(await finds(colleague, id)).toBe(false);
    await grant(maker, { type: 'FOLDER', id: elsewhere }, colleague, 'READ');
    expect(await finds(colleague, id)).toBe(true);
    await move(id, folderId);
    await detach(maker, { type: 'PROJECT', id });
    await close(maker, { type: 'FOLDER', id: folderId });
    expect(await finds(colleague, id)).toBe(true);
    await inherit(id);
    expect(await finds(colleague, id)).toBe(false);
    await move(id, null);
    expect([await finds(colleague, id), await finds(maker, id)]).toEqual([false, true]);
    await open(id);
    expect(await finds(colleague, id)).toBe(true);
  });

  it('knows on the way back from the trash what happened to the map meanwhile', async () => {
    const folderId = await addFolder();
    const id = await addProject(maker);
    await move(id, folderId);
    await inherit(id);
    await bulk('trashProjects', id);
    expect(await finds(maker, id)).toBe(false);
    await close(maker, { type: 'FOLDER', id: folderId });
    await bulk('restoreProjects', id);
    expect([await finds(colleague, id), await finds(maker, id)]).toEqual([false, true]);
    await bulk('trashProjects', id);
    await grant(maker, { type: 'FOLDER', id: folderId }, colleague, 'READ');
    await bulk('restoreProjects', id);
    expect(await finds(colleague, id)).toBe(true);
  });

  it('is for members with a role, whatever is open', async () => {
    const id = await addProject(maker);
    expect(await finds(colleague, id)).toBe(true);
    await ask(place.owner, 'mutation ($id: ID!) { setMemberRole(id: $id) { id } }', { id: colleague.id });
    const listed = async () => {
      const { body } = await colleague.graphql('{ projects(first: 1) { items { id } } }');
      return body.data?.projects ?? null;
    };
    await expect.poll(listed, { timeout: 5000 }).toBeNull();
  });
});
