import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { projectTemplates } from '#domain/templates/project-templates.ts';
import '#server/kernel/projects/tables.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  addInsight,
  addNote,
  addProject,
  ask,
  close,
  errorOf,
  eventsOf,
  grant,
} from '#tests/support/work.ts';

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

const create = (input: object, person = maker) =>
  person.graphql(
    'mutation ($input: CreateProjectInput!) { createProject(input: $input) { id title icon color status defaultFramework sections { name enabled } } }',
    { input },
  );
const update = (input: object) =>
  maker.graphql(
    'mutation ($input: UpdateProjectInput!) { updateProject(input: $input) { title color icon version } }',
    { input },
  );
const settings = (input: object, person = maker) =>
  person.graphql(
    `mutation ($input: UpdateProjectSettingsInput!) { updateProjectSettings(input: $input) {
      transcriptionLanguage transcriptionVocabulary defaultFramework defaultSummaryLanguage recruitEnabled
      sections { name enabled } } }`,
    { input },
  );
const setStatus = (ids: string[], status: string, person = maker) =>
  person.graphql(
    'mutation ($ids: [ID!]!, $status: ProjectStatus!) { setProjectStatus(ids: $ids, status: $status) { id status } }',
    { ids, status },
  );

async function titles(person: Person, args: string): Promise<string[]> {
  const { projects } = await ask(person, `{ projects(${args}) { items { title } } }`);
  return projects.items.map(({ title }: { title: string }) => title);
}

describe('a new project', () => {
  it('starts blank, with all six sections and an empty readme', async () => {
    const { body } = await create({ title: ' Spring ' });
    expect(body.data.createProject).toMatchObject({
      title: 'Spring',
      icon: null,
      color: null,
      status: 'ACTIVE',
    });
    expect(body.data.createProject.sections.map(({ name }: { name: string }) => name)).toEqual([
      'README',
      'NOTES',
      'HIGHLIGHTS',
      'TAGS',
      'CHARTS',
      'INSIGHTS',
    ]);
    const readme = await maker.visitor.get(`/api/documents/${body.data.createProject.id}/export.md`);
    expect(readme.status).toBe(200);
  });

  it.each(projectTemplates)('starts from the template $id', async ({ id, icon, framework, hidden }) => {
    const { body } = await create({ title: 'From a template', templateId: id });
    const project = body.data.createProject;
    expect(project).toMatchObject({ icon, defaultFramework: framework });
    expect(project.color).toMatch(/^#[0-9a-f]{6}$/);
    const off = project.sections.filter(({ enabled }: { enabled: boolean }) => !enabled);
    expect(off.map(({ name }: { name: string }) => name.toLowerCase())).toEqual(hidden);
    const readme = await maker.visitor.get(`/api/documents/${project.id}/export.txt`);
    expect(String(readme.body).length).toBeGreaterThan(100);
    expect(await eventsOf(app, place, project.id)).toContain('project.created');
  });

  it('keeps a look that was chosen over the template’s', async () => {
    const { body } = await create({ title: '', templateId: 'survey', color: '#abc', icon: 'rocket' });
    expect(body.data.createProject).toMatchObject({ color: '#aabbcc', icon: 'rocket' });
  });

  it.each([
    ['a title of 201 characters', { title: 'x'.repeat(201) }, 'Project title must be at most 200 characters'],
    [
      'a summary of 1001 characters',
      { title: '', summary: 'x'.repeat(1001) },
      'Project summary must be at most 1,000 characters',
    ],
    ['a colour that is none', { title: '', color: 'red' }, 'Color must have 3 or 6 hexadecimal digits'],
    ['an icon that is none', { title: '', icon: '<svg>' }, 'Choose an icon from the list'],
    [
      'a template that is none',
      { title: '', templateId: 'toString' },
      'There is no such template. Choose one from the list.',
    ],
  ])('refuses %s', async (_, input, message) => {
    expect(errorOf(await create(input))).toEqual(['ValidationError', message]);
    expect(await titles(maker, 'archived: null')).toEqual([]);
  });

  it('refuses the 201st, also when two want the last place at once, and when one comes back', async () => {
    const spare = await addProject(maker, { title: 'Spare' });
    await ask(maker, `mutation { trashProject(id: "${spare}") { id } }`);
    await app.database.owner.query(
      `insert into projects (workspace_id, id, title, created_by, access_id, created_at, updated_at)
       select $1, gen_random_uuid(), 'Filler', $2, $3, now(), now() from generate_series(1, 199)`,
      [place.workspace.id, maker.id, spare],
    );
    const answers = await Promise.all([create({ title: 'One' }), create({ title: 'Two' }, colleague)]);
    const refused = answers.filter(({ body }) => body.errors);
    expect(refused.map(errorOf)).toEqual([['ValidationError', 'A workspace can have at most 200 projects']]);
    const back = await maker.graphql(`mutation { restoreProjects(ids: ["${spare}"]) { id } }`);
    expect(errorOf(back)[1]).toBe('A workspace can have at most 200 projects');
  });
});

describe('its settings', () => {
  it('change what is given and keep the rest', async () => {
    const id = await addProject(maker);
    expect((await update({ id, color: '#0471b2', icon: 'bulb' })).body.data.updateProject).toMatchObject({
      color: '#0471b2',
      icon: 'bulb',
    });
    expect((await update({ id, icon: null })).body.data.updateProject).toMatchObject({
      color: '#0471b2',
      icon: null,
    });
    const first = await settings({
      id,
      transcriptionLanguage: 'pt-br',
      transcriptionVocabulary: ['Larkspur', 'larkspur', 'MEDDIC'],
      defaultFramework: 'ByThemes',
      section: { name: 'CHARTS', enabled: false },
    });
    expect(first.body.data.updateProjectSettings).toMatchObject({
      transcriptionLanguage: 'pt-BR',
      transcriptionVocabulary: ['Larkspur', 'MEDDIC'],
      defaultFramework: 'ByThemes',
      recruitEnabled: false,
    });
    const second = await settings({
      id,
      transcriptionLanguage: 'auto',
      defaultFramework: null,
      section: { name: 'INSIGHTS', index: 0 },
    });
    const changed = second.body.data.updateProjectSettings;
    expect(changed).toMatchObject({ transcriptionLanguage: null, defaultFramework: null });
    expect(changed.transcriptionVocabulary).toEqual(['Larkspur', 'MEDDIC']);
    expect(changed.sections[0]).toEqual({ name: 'INSIGHTS', enabled: true });
    expect(changed.sections.find(({ name }: { name: string }) => name === 'CHARTS').enabled).toBe(false);
  });

  it('two people who change sections at once both get their way', async () => {
    const id = await addProject(maker);
    await grant(maker, { type: 'PROJECT', id }, colleague, 'FULL');
    await Promise.all([
      settings({ id, section: { name: 'CHARTS', enabled: false } }),
      settings({ id, section: { name: 'TAGS', enabled: false } }, colleague),
    ]);
    const { project } = await ask(maker, `{ project(id: "${id}") { sections { name enabled } } }`);
    const off = project.sections.filter(({ enabled }: { enabled: boolean }) => !enabled);
    expect(off.map(({ name }: { name: string }) => name)).toEqual(['TAGS', 'CHARTS']);
  });

  it('refuse what no project can have', async () => {
    const id = await addProject(maker);
    expect(errorOf(await settings({ id, transcriptionLanguage: 'tlh' }))[1]).toBe(
      'Choose a language from the list',
    );
    expect(errorOf(await settings({ id, transcriptionVocabulary: ['x'.repeat(101)] }))[1]).toBe(
      'Word must be at most 100 characters',
    );
  });
});

describe('lists', () => {
  it('show all, yours, what was shared with you, and the archived ones apart', async () => {
    const mine = await addProject(maker, { title: 'Mine' });
    app.clock.pass(1);
    const shared = await addProject(colleague, { title: 'Shared' });
    app.clock.pass(1);
    await addProject(colleague, { title: 'Another' });
    await grant(colleague, { type: 'PROJECT', id: shared }, maker, 'READ');
    expect(await titles(maker, 'first: 50')).toEqual(['Another', 'Shared', 'Mine']);
    expect(await titles(maker, 'scope: YOURS')).toEqual(['Mine']);
    expect(await titles(maker, 'scope: SHARED_WITH_YOU')).toEqual(['Shared']);
    expect(await titles(maker, 'sort: TITLE')).toEqual(['Another', 'Mine', 'Shared']);
    await setStatus([mine], 'ARCHIVED');
    expect(await titles(maker, 'first: 50')).toEqual(['Another', 'Shared']);
    expect(await titles(maker, 'archived: true')).toEqual(['Mine']);
    expect(await titles(maker, 'archived: null, sort: UPDATED_AT')).toHaveLength(3);
  });
});

describe('where something can be made', () => {
  it('is where the map and the role let somebody write', async () => {
    await addProject(maker, { title: 'Open' });
    const read = await addProject(maker, { title: 'To read' });
    const write = await addProject(maker, { title: 'To write' });
    for (const id of [read, write]) await close(maker, { type: 'PROJECT', id });
    await grant(maker, { type: 'PROJECT', id: read }, colleague, 'READ');
    await grant(maker, { type: 'PROJECT', id: write }, colleague, 'WRITE');
    const args = 'writable: true, sort: TITLE';
    expect(await titles(colleague, args)).toEqual(['Open', 'To write']);
    expect(await titles(colleague, `${args}, query: "wri"`)).toEqual(['To write']);
    const viewer = await place.member({ role: 'VIEWER' });
    await grant(maker, { type: 'PROJECT', id: write }, viewer, 'WRITE');
    expect(await titles(viewer, args)).toEqual([]);
    expect(await titles(viewer, 'sort: TITLE')).toEqual(['Open', 'To write']);
  });
});

describe('an archived project', () => {
  it('is read, starred and brought back, but not changed', async () => {
    const id = await addProject(maker);
    const noteId = await addNote(maker, id, { title: 'Note' });
    const insightId = await addInsight(maker, id);
    expect((await setStatus([id], 'ARCHIVED')).body.data.setProjectStatus).toEqual([
      { id, status: 'ARCHIVED' },
    ]);
    expect((await setStatus([id], 'ARCHIVED')).body.data.setProjectStatus).toEqual([]);
    const archived = ['Forbidden', 'This project is archived. Make it active again to change it'];
    expect(errorOf(await update({ id, title: 'Other' }))).toEqual(archived);
    expect(errorOf(await settings({ id, recruitEnabled: true }))).toEqual(archived);
    for (const mutation of [
      `createNote(input: { projectId: "${id}" }) { id }`,
      `updateNote(input: { id: "${noteId}", title: "Other" }) { id }`,
      `trashNotes(ids: ["${noteId}"]) { id }`,
      `publishInsight(id: "${insightId}") { id }`,
    ]) {
      expect(errorOf(await maker.graphql(`mutation { ${mutation} }`)), mutation).toEqual(archived);
    }
    const { note } = await ask(colleague, `{ note(id: "${noteId}") { title } }`);
    expect(note.title).toBe('Note');
    await ask(colleague, `mutation { star(type: NOTE, id: "${noteId}") }`);
    await setStatus([id], 'ACTIVE');
    await ask(maker, `mutation { updateNote(input: { id: "${noteId}", title: "Other" }) { id } }`);
    expect(await eventsOf(app, place, id)).toEqual([
      'project.created',
      'project.statusChanged',
      'project.statusChanged',
    ]);
  });
});

describe('many at once', () => {
  it('all or none', async () => {
    const ids = [await addProject(maker), await addProject(maker)];
    const theirs = await addProject(colleague, { title: 'Theirs' });
    const move = (list: string[], folderId: string | null) =>
      maker.graphql(
        'mutation ($ids: [ID!]!, $folderId: ID) { moveProjects(ids: $ids, folderId: $folderId) { id folder { title } } }',
        { ids: list, folderId },
      );
    const { createFolder } = await ask(maker, 'mutation { createFolder(input: { title: "Folder" }) { id } }');
    expect(errorOf(await move([...ids, theirs], createFolder.id))[1]).toBe(
      'You need full access to this project',
    );
    expect((await move(ids, createFolder.id)).body.data.moveProjects).toHaveLength(2);
    // Once more: nothing left to move.
    expect((await move(ids, createFolder.id)).body.data.moveProjects).toEqual([]);
    expect(errorOf(await setStatus([...ids, theirs], 'COMPLETED'))[0]).toBe('Forbidden');
    const bulk = (verb: string, list: string[]) =>
      maker.graphql(`mutation ($ids: [ID!]!) { ${verb}(ids: $ids) { id } }`, { ids: list });
    expect(errorOf(await bulk('trashProjects', [...ids, theirs]))[0]).toBe('Forbidden');
    expect((await bulk('trashProjects', ids)).body.data.trashProjects).toHaveLength(2);
    expect(errorOf(await bulk('trashProjects', ids))[0]).toBe('NotFound');
    expect((await bulk('restoreProjects', ids)).body.data.restoreProjects).toHaveLength(2);
    const rows = await app.database.transaction({ workspaceId: place.workspace.id }, 'read only', (db) =>
      sql<{ count: number }>`select count(*)::int as count from projects where folder_id is not null`.execute(
        db,
      ),
    );
    expect(rows.rows).toEqual([{ count: 2 }]);
    expect(errorOf(await bulk('trashProjects', []))[1]).toBe('Choose 1 to 1,000 at a time');
  });
});
