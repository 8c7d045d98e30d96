import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import '#server/kernel/projects/tables.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addNote, addProject, ask, close, detach, errorOf, eventsOf, grant } from '#tests/support/work.ts';

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
  maker = await place.member();
  colleague = await place.member();
});

async function addFolder(title: string, parentId?: string, by = maker): Promise<string> {
  const { createFolder } = await ask(
    by,
    'mutation ($input: CreateFolderInput!) { createFolder(input: $input) { id } }',
    { input: { title, parentId } },
  );
  return createFolder.id;
}

async function addProjectIn(folderId: string, title: string, by = maker): Promise<string> {
  const { createProject } = await ask(
    by,
    'mutation ($input: CreateProjectInput!) { createProject(input: $input) { id } }',
    { input: { title, folderId } },
  );
  return createProject.id;
}

const move = (person: Person, id: string, parentId: string | null, index?: number) =>
  person.graphql('mutation ($input: MoveFolderInput!) { moveFolder(input: $input) { id parent { id } } }', {
    input: { id, parentId, index },
  });

const moveProjects = (person: Person, ids: string[], folderId: string | null) =>
  ask(
    person,
    'mutation ($ids: [ID!]!, $folderId: ID) { moveProjects(ids: $ids, folderId: $folderId) { id } }',
    {
      ids,
      folderId,
    },
  );

async function tree(person: Person): Promise<Record<string, string | null>> {
  const { folders } = await ask(person, '{ folders { items { title parent { title } } } }');
  return Object.fromEntries(
    (folders.items as { title: string; parent: { title: string } | null }[]).map((folder) => [
      folder.title,
      folder.parent?.title ?? null,
    ]),
  );
}

async function sees(person: Person, projectId: string): Promise<boolean> {
  const { project } = await ask(person, `{ project(id: "${projectId}") { id } }`);
  return project !== null;
}

describe('a tree of folders', () => {
  it('nests, shows its path, and keeps its order', async () => {
    const a = await addFolder('A');
    const b = await addFolder('B');
    const inner = await addFolder('Inner', a);
    await addProjectIn(inner, 'Deep');
    expect(await tree(colleague)).toEqual({ A: null, B: null, Inner: 'A' });
    const { folder } = await ask(
      colleague,
      `{ folder(id: "${inner}") { title path { title } projectCount viewerLevel createdBy { id } } }`,
    );
    expect(folder).toEqual({
      title: 'Inner',
      path: [{ title: 'A' }],
      projectCount: 1,
      viewerLevel: 'WRITE',
      createdBy: { id: maker.id },
    });
    expect((await move(maker, b, null, 0)).body.errors).toBeUndefined();
    const { folders } = await ask(maker, '{ folders { items { title parent { id } } } }');
    const top = (folders.items as { title: string; parent: unknown }[]).filter(({ parent }) => !parent);
    expect(top.map(({ title }) => title)).toEqual(['B', 'A']);
    expect(await eventsOf(app, place, b)).toEqual(['folder.created', 'folder.moved']);
  });

  it('pages through folders by their rank', async () => {
    for (const title of ['1', '2', '3', '4', '5']) await addFolder(title);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page = await ask(
        maker,
        'query ($after: String) { folders(first: 2, after: $after) { items { title } endCursor totalCount } }',
        { after },
      );
      expect(page.folders.totalCount).toBe(5);
      seen.push(...page.folders.items.map(({ title }: { title: string }) => title));
      after = page.folders.endCursor;
    } while (after !== null);
    expect(seen).toEqual(['1', '2', '3', '4', '5']);
  });

  it('refuses a circle, itself, an eleventh level and a folder of another workspace; nothing changes', async () => {
    const a = await addFolder('A');
    const b = await addFolder('B', a);
    const c = await addFolder('C', b);
    for (const target of [a, b, c]) {
      expect(errorOf(await move(maker, a, target))).toEqual([
        'InvalidOperation',
        'A folder can’t be moved into itself',
      ]);
    }
    let parent: string | undefined;
    for (let level = 1; level <= 10; level += 1) parent = await addFolder(`Level ${level}`, parent);
    const deeper = await maker.graphql(
      'mutation ($input: CreateFolderInput!) { createFolder(input: $input) { id } }',
      { input: { title: 'Level 11', parentId: parent } },
    );
    expect(errorOf(deeper)).toEqual(['ValidationError', 'Folders can be at most 10 levels deep']);
    const elsewhere = await scene.workspace('Elsewhere');
    const { createFolder } = await ask(
      elsewhere.owner,
      'mutation { createFolder(input: { title: "Foreign" }) { id } }',
    );
    expect(errorOf(await move(maker, c, createFolder.id))[0]).toBe('NotFound');
    expect(await tree(maker)).toMatchObject({ A: null, B: 'A', C: 'B' });
  });

  it('two moves at once can’t make a circle together', async () => {
    const a = await addFolder('A');
    const b = await addFolder('B');
    const answers = await Promise.all([move(maker, a, b), move(maker, b, a)]);
    expect(answers.filter(({ body }) => body.errors).length).toBe(1);
    const shown = await tree(maker);
    expect([shown['A'], shown['B']]).toContain(null);
  });
});

describe('access', () => {
  it('what is made in a folder follows it, also deep down, unless it has access of its own', async () => {
    const outer = await addFolder('Outer');
    const inner = await addFolder('Inner', outer);
    const projectId = await addProjectIn(inner, 'Follows');
    const noteId = await addNote(maker, projectId);
    const ownId = await addProjectIn(inner, 'Own');
    await detach(maker, { type: 'PROJECT', id: ownId });
    expect(await sees(colleague, projectId)).toBe(true);
    await close(maker, { type: 'FOLDER', id: outer });
    expect(await sees(colleague, projectId)).toBe(false);
    expect((await ask(colleague, `{ note(id: "${noteId}") { id } }`)).note).toBeNull();
    expect(await sees(colleague, ownId)).toBe(true);
    expect(await tree(colleague)).toEqual({});
    // For people who can't see the folder the project is in none.
    const { project, projects } = await ask(
      colleague,
      `{ project(id: "${ownId}") { folder { id } } projects(outsideFolders: true) { items { title } } }`,
    );
    expect(project.folder).toBeNull();
    expect(projects.items).toEqual([{ title: 'Own' }]);
    await grant(maker, { type: 'FOLDER', id: outer }, colleague, 'READ');
    expect(await sees(colleague, projectId)).toBe(true);
    expect((await ask(colleague, `{ note(id: "${noteId}") { viewerLevel } }`)).note.viewerLevel).toBe('READ');
  });

  it('a move changes nobody’s access to what has its own, and to all that follows', async () => {
    const secret = await addFolder('Secret');
    await close(maker, { type: 'FOLDER', id: secret });
    const own = await addProject(maker, { title: 'Own' });
    await moveProjects(maker, [own], secret);
    expect(await sees(colleague, own)).toBe(true);
    const follows = await addProjectIn(secret, 'Follows');
    expect(await sees(colleague, follows)).toBe(false);
    // On the top it keeps the map it had.
    await moveProjects(maker, [follows], null);
    expect(await sees(colleague, follows)).toBe(false);
    const open = await addFolder('Open');
    await moveProjects(maker, [own, follows], open);
    expect(await sees(colleague, follows)).toBe(false);
    const { objectAccess } = await ask(
      maker,
      `{ objectAccess(type: PROJECT, id: "${follows}") { inherited parentType } }`,
    );
    expect(objectAccess).toEqual({ inherited: false, parentType: 'FOLDER' });
    // Until its owner says that it should follow the folder.
    await ask(
      maker,
      `mutation { setAccessInherited(input: { type: PROJECT, id: "${follows}", inherited: true }) { inherited } }`,
    );
    expect(await sees(colleague, follows)).toBe(true);
  });

  it('a folder that follows another takes on its access when it moves', async () => {
    const closed = await addFolder('Closed');
    const open = await addFolder('Open');
    await close(maker, { type: 'FOLDER', id: closed });
    const inner = await addFolder('Inner', open);
    const projectId = await addProjectIn(inner, 'Project');
    expect(await sees(colleague, projectId)).toBe(true);
    await move(maker, inner, closed);
    expect(await sees(colleague, projectId)).toBe(false);
    await move(maker, inner, open);
    expect(await sees(colleague, projectId)).toBe(true);
  });
});

describe('the trash', () => {
  it('takes a folder with what it holds, and brings all of it back', async () => {
    const outer = await addFolder('Outer');
    const inner = await addFolder('Inner', outer);
    const projectId = await addProjectIn(inner, 'Project');
    const noteId = await addNote(maker, projectId, { title: 'Note' });
    const earlier = await addProjectIn(outer, 'Earlier');
    await ask(maker, `mutation { trashProject(id: "${earlier}") { id } }`);
    await ask(maker, `mutation { trashFolder(id: "${outer}") { id } }`);
    expect(await tree(maker)).toEqual({});
    expect(await sees(maker, projectId)).toBe(false);
    expect((await ask(maker, `{ note(id: "${noteId}") { id } }`)).note).toBeNull();
    const { trash } = await ask(maker, '{ trash { items { type title } } }');
    expect(trash.items).toEqual([
      { type: 'FOLDER', title: 'Outer' },
      { type: 'PROJECT', title: 'Earlier' },
    ]);
    await ask(maker, `mutation { restoreFolder(id: "${outer}") { id } }`);
    expect(await tree(maker)).toEqual({ Outer: null, Inner: 'Outer' });
    expect(await sees(maker, projectId)).toBe(true);
    expect(await sees(maker, earlier)).toBe(false);
    expect(await eventsOf(app, place, projectId)).toEqual([
      'project.created',
      'project.trashed',
      'project.restored',
    ]);
  });

  it('what comes back before its folder does lies on the top, with the access it had', async () => {
    const folder = await addFolder('Folder');
    await close(maker, { type: 'FOLDER', id: folder });
    const projectId = await addProjectIn(folder, 'Project');
    const inner = await addFolder('Inner', folder);
    await ask(maker, `mutation { trashFolder(id: "${inner}") { id } }`);
    await ask(maker, `mutation { trashFolder(id: "${folder}") { id } }`);
    await ask(maker, `mutation { restoreProjects(ids: ["${projectId}"]) { id } }`);
    await ask(maker, `mutation { restoreFolder(id: "${inner}") { id } }`);
    expect(await tree(maker)).toEqual({ Inner: null });
    expect(await tree(colleague)).toEqual({});
    expect(await sees(maker, projectId)).toBe(true);
    expect(await sees(colleague, projectId)).toBe(false);
    const { project } = await ask(maker, `{ project(id: "${projectId}") { folder { id } } }`);
    expect(project.folder).toBeNull();
  });

  it('leaves what is not theirs: it moves up, and nobody is told what it was', async () => {
    const outer = await addFolder('Outer');
    const folder = await addFolder('Folder', outer);
    const theirs = await addProject(colleague, { title: 'Theirs' });
    await close(colleague, { type: 'PROJECT', id: theirs });
    await moveProjects(colleague, [theirs], folder);
    const mine = await addProjectIn(folder, 'Mine');
    const answer = await maker.graphql(`mutation { trashFolder(id: "${folder}") { id title projectCount } }`);
    expect(JSON.stringify(answer.body)).not.toContain(theirs);
    expect(await sees(maker, mine)).toBe(false);
    const { project } = await ask(colleague, `{ project(id: "${theirs}") { title folder { title } } }`);
    expect(project).toEqual({ title: 'Theirs', folder: { title: 'Outer' } });
    expect(await sees(maker, theirs)).toBe(false);
  });
});
