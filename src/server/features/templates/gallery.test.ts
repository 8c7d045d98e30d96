import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { richProject } from '#tests/support/community/rich-project.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { confirmAddress, follow } from '#tests/support/visitor.ts';
import { addNote, addProject, ask, errorOf } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let ada: Person;
/** In another workspace of the same installation. */
let cy: Person;
beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
  cy = (await scene.workspace('Elsewhere')).owner;
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await scene.workspace('Publishers');
  ada = await place.member({ role: 'MANAGER' });
});

const publish = `mutation ($input: PublishTemplateInput!) {
  publishTemplate(input: $input) { id publishedAt } }`;
const unpublish = 'mutation ($id: ID!) { unpublishTemplate(id: $id) { publishedAt } }';
const use = 'mutation ($id: ID!) { useTemplate(id: $id, title: "Second study") }';
const create = 'mutation ($input: CreateFromTemplateInput!) { createFromTemplate(input: $input) }';
const allParts = ['TAGS', 'FIELDS', 'VIEWS', 'QUESTIONS', 'NOTES', 'INSIGHTS'];

type Shown = { id: string; title: string; authorName: string | null; templateId: string | null };
const gallery = async (person: Person, target = 'PROJECT'): Promise<Shown[]> => {
  const fields = 'id title description tagCount noteCount authorName templateId';
  const query = `query ($target: TemplateTarget) { galleryTemplates(target: $target) {
    items { ${fields} } totalCount } }`;
  const { galleryTemplates } = await ask(person, query, { target });
  expect(galleryTemplates.totalCount).toBe(galleryTemplates.items.length);
  return galleryTemplates.items;
};
const inGallery = async (person: Person, title: string, target?: string): Promise<Shown | undefined> =>
  (await gallery(person, target)).find((one) => one.title === title);

async function saveProject(title: string, parts = allParts): Promise<string> {
  const projectId = await richProject(app, ada, 'Secret kitchens');
  const save = 'mutation ($input: SaveTemplateInput!) { saveTemplate(input: $input) { id } }';
  return (await ask(ada, save, { input: { projectId, title, parts } })).saveTemplate.id;
}

const asked = (id: string, more: object = {}) => ({
  input: { id, parts: ['TAGS', 'FIELDS', 'VIEWS', 'QUESTIONS'], withReadme: false, withName: false, ...more },
});

describe('a template of a project', () => {
  test('is seen by nobody else until it is published, and not a moment after', async () => {
    const id = await saveProject('Kitchen study');
    expect(await inGallery(cy, 'Kitchen study')).toBeUndefined();
    expect(errorOf(await cy.graphql(use, { id }))[0]).toBe('NotFound');
    const { publishTemplate } = await ask(ada, publish, asked(id));
    expect(publishTemplate.publishedAt).not.toBeNull();
    const found = await inGallery(cy, 'Kitchen study');
    expect(found).toMatchObject({ tagCount: 3, noteCount: 0, authorName: null, templateId: null });
    expect(await inGallery(ada, 'Kitchen study')).toMatchObject({ templateId: id });
    // The template itself stays the workspace’s own.
    expect(errorOf(await cy.graphql(use, { id }))[0]).toBe('NotFound');
    await ask(cy, use, { id: found?.id });
    await ask(ada, unpublish, { id });
    expect(await inGallery(cy, 'Kitchen study')).toBeUndefined();
    expect(errorOf(await cy.graphql(use, { id: found?.id }))[0]).toBe('NotFound');
    const { galleryTemplate } = await ask(cy, 'query ($id: ID!) { galleryTemplate(id: $id) { title } }', {
      id: found?.id,
    });
    expect(galleryTemplate).toBeNull();
    expect(errorOf(await ada.graphql(unpublish, { id }))[0]).toBe('NotFound');
  });

  test('others start from it, and nothing comes into what their projects share', async () => {
    await ask(ada, publish, asked(await saveProject('Shared hobs'), { parts: allParts }));
    const found = await inGallery(cy, 'Shared hobs');
    const { useTemplate } = await ask(cy, use, { id: found?.id });
    const read = `query ($id: ID!) {
      project(id: $id) { title summary }
      tags(projectId: $id, first: 100) { items { title } }
      tagBoards { title }
      fields(owner: NOTE, projectId: $id) { field { label } }
      shared: fields(owner: NOTE) { field { label } }
      notes(projectId: $id) { items { title } }
      insights(projectId: $id) { items { title publishedAt } } }`;
    const made = await ask(cy, read, { id: useTemplate });
    const titles = (rows: { title: string }[]) => rows.map(({ title }) => title).toSorted();
    expect(made.project).toEqual({ title: 'Second study', summary: '' });
    expect(titles(made.tags.items)).toEqual(expect.arrayContaining(['Heat', 'Price', 'Slow']));
    expect(made.tagBoards).toEqual([]);
    expect(made.shared).toEqual([]);
    expect(made.fields.map(({ field }: { field: { label: string } }) => field.label)).toEqual(
      expect.arrayContaining(['Kind', 'Score']),
    );
    expect(titles(made.notes.items)).toContain('Call with Bo');
    expect(made.insights.items).toEqual([{ title: 'Slow hobs', publishedAt: null }]);
  });

  test('takes along what was chosen, and no name or id of the workspace', async () => {
    const id = await saveProject('Bare');
    await ask(ada, publish, asked(id));
    const stored = async (): Promise<string> => {
      const { rows } = await app.database.owner.query<{ text: string }>(
        'select contents::text as text from gallery_templates where template_id = $1',
        [id],
      );
      return rows[0]?.text ?? '';
    };
    const bare = await stored();
    for (const secret of ['Secret kitchens', 'Bo Lind', 'hob is slow', 'Larkspur', 'hob.png', 'Job', ada.id])
      expect(bare).not.toContain(secret);
    const anyUuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
    const { rows } = await app.database.owner.query<{ text: string }>(
      'select contents::text as text from workspace_templates where id = $1',
      [id],
    );
    const own = new Set(rows[0]?.text.match(anyUuid));
    expect((bare.match(anyUuid) ?? []).filter((one) => own.has(one))).toEqual([]);
    await ask(ada, publish, asked(id, { parts: allParts, withName: true }));
    expect(await stored()).toContain('The hob is slow');
    expect(await inGallery(cy, 'Bare')).toMatchObject({ noteCount: 3, authorName: expect.any(String) });
    expect((await gallery(cy)).filter(({ title }) => title === 'Bare')).toHaveLength(1);
  });

  test('leaves the gallery when it is deleted, and does not come back with it', async () => {
    const id = await saveProject('Short-lived', []);
    await ask(ada, publish, asked(id));
    await ask(ada, 'mutation ($id: ID!) { deleteTemplate(id: $id) }', { id });
    expect(await inGallery(cy, 'Short-lived')).toBeUndefined();
    await ask(ada, 'mutation ($id: ID!) { restoreTemplate(id: $id) }', { id });
    expect(await inGallery(cy, 'Short-lived')).toBeUndefined();
    const { template } = await ask(ada, 'query ($id: ID!) { template(id: $id) { publishedAt } }', { id });
    expect(template.publishedAt).toBeNull();
  });

  test('is the first project of a workspace whose sign-up names it; one that is gone keeps nobody out', async () => {
    const id = await saveProject('First steps');
    await ask(ada, publish, asked(id));
    const found = await inGallery(cy, 'First steps');
    const signUp = async (email: string) => {
      const root = await confirmAddress(app, email);
      const { body } = await root.post('/global/create-tenant', {
        method: 'ONE_TIME_CODE',
        email,
        name: 'Dee',
        teamName: 'Dee',
        installTemplateId: found?.id,
      });
      const member = await follow(app, body.redirectUrl);
      const bearer = await member.bearer();
      return async (query: string) => (await member.graphql(query, bearer)).body.data;
    };
    const read = await signUp('dee@gallery.example');
    const { projects } = await eventually('a project from the gallery', async () => {
      const data = await read('{ projects { items { id title createdBy { email } } } }');
      return data.projects.items.length > 0 && data;
    });
    expect(projects.items).toMatchObject([
      { title: 'First steps', createdBy: { email: 'dee@gallery.example' } },
    ]);
    const { tags } = await read(`{ tags(projectId: "${projects.items[0].id}") { items { title } } }`);
    expect(tags.items).toHaveLength(3);
    await ask(ada, unpublish, { id });
    expect(
      (await (await signUp('eve@gallery.example'))('{ projects { items { id } } }')).projects.items,
    ).toEqual([]);
  });
});

test('a template of a note brings its text to other workspaces, without field values', async () => {
  const content = JSON.stringify({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'What happened first?' }] }],
  });
  const projectId = await addProject(ada);
  const objectId = await addNote(ada, projectId, { title: 'Call', content });
  const save = 'mutation ($input: SaveDocumentTemplateInput!) { saveDocumentTemplate(input: $input) { id } }';
  const { saveDocumentTemplate } = await ask(ada, save, {
    input: { target: 'NOTE', objectId, title: 'First call', withFields: true },
  });
  await ask(ada, publish, asked(saveDocumentTemplate.id));
  const found = await inGallery(cy, 'First call', 'NOTE');
  const { galleryTemplate } = await ask(cy, 'query ($id: ID!) { galleryTemplate(id: $id) { content } }', {
    id: found?.id,
  });
  expect(JSON.stringify(galleryTemplate.content)).toContain('What happened first?');
  const { createFromTemplate } = await ask(cy, create, {
    input: { templateId: found?.id, target: 'NOTE', projectId: await addProject(cy) },
  });
  const { note } = await ask(cy, 'query ($id: ID!) { note(id: $id) { title preview } }', {
    id: createFromTemplate,
  });
  expect(note).toEqual({ title: 'First call', preview: 'What happened first?' });
});

test('admins turn publishing off; what is published can still be taken out', async () => {
  const id = await saveProject('Before', []);
  await ask(ada, publish, asked(id));
  await ask(
    place.owner,
    'mutation { updateWorkspaceSettings(input: { communityPublishingDisabled: true }) { readOnly } }',
  );
  await expect
    .poll(async () => (await ada.graphql(publish, asked(id))).body.errors?.[0].extensions.errorCode, {
      timeout: 2000,
    })
    .toBe('Forbidden');
  expect(await inGallery(cy, 'Before')).toBeDefined();
  await ask(ada, unpublish, { id });
  expect(await inGallery(cy, 'Before')).toBeUndefined();
});

describe('an installation', () => {
  test('without a gallery shows and takes none', async () => {
    const closed = await startTestApp({ env: { templateGallery: false } });
    try {
      const { owner } = await (await createScene(closed)).workspace('Alone');
      const write = `mutation { writeTemplate(input: { target: NOTE, title: "Mine",
        content: "{\\"type\\":\\"doc\\",\\"content\\":[{\\"type\\":\\"paragraph\\"}]}" }) { id } }`;
      const { writeTemplate } = await ask(owner, write);
      expect(errorOf(await owner.graphql(publish, asked(writeTemplate.id)))[1]).toBe(
        'The template gallery is turned off on this server',
      );
      expect(await gallery(owner, 'NOTE')).toEqual([]);
      const { templates } = await ask(owner, '{ templates { isGalleryOpen } }');
      expect(templates.isGalleryOpen).toBe(false);
    } finally {
      await closed.close();
    }
  });

  test('limits how many templates a workspace has', async () => {
    const small = await startTestApp({ env: { workspaceTemplates: 2 } });
    try {
      const { owner } = await (await createScene(small)).workspace('Team');
      const write = (title: string) =>
        owner.graphql(`mutation ($input: WriteTemplateInput!) { writeTemplate(input: $input) { id } }`, {
          input: { target: 'NOTE', title, content: '{"type":"doc","content":[{"type":"paragraph"}]}' },
        });
      const first = (await write('One')).body.data.writeTemplate.id;
      await write('Two');
      const refusal = 'Your plan has 2 templates. Delete one or upgrade to add another.';
      expect(errorOf(await write('Three'))).toEqual(['Forbidden', refusal]);
      await ask(owner, 'mutation ($id: ID!) { deleteTemplate(id: $id) }', { id: first });
      expect((await write('Three')).body.errors).toBeUndefined();
      const back = await owner.graphql('mutation ($id: ID!) { restoreTemplate(id: $id) }', { id: first });
      expect(errorOf(back)[1]).toBe(refusal);
    } finally {
      await small.close();
    }
  });
});
