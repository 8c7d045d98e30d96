import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installSampleWorkspace } from '#server/features/onboarding/index.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { follow, signUp, type Visitor } from '#tests/support/visitor.ts';

let app: TestApp;
let owner: Visitor;

beforeAll(async () => {
  app = await startTestApp();
  const link = await installSampleWorkspace(app.services);
  owner = await follow(app, link ?? '');
});
afterAll(() => app.close());

async function ask(query: string) {
  const { body } = await owner.graphql(query, await owner.bearer());
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data;
}

type Project = { id: string; title: string };
type Note = { id: string; preview: string; createdBy: { name: string } };

describe('the sample workspace', () => {
  it('has projects with notes to read and insights, one of them published', async () => {
    const { projects, publishedInsights } = await ask(
      '{ projects { items { id title } } publishedInsights { items { title status content } } }',
    );
    expect(projects.items).toHaveLength(3);
    for (const { id } of projects.items as Project[]) {
      const { notes, insights } = await ask(
        `{ notes(projectId: "${id}") { items { id preview createdBy { name } } } insights(projectId: "${id}") { totalCount } }`,
      );
      expect(notes.items.length).toBeGreaterThanOrEqual(3);
      expect(insights.totalCount).toBe(1);
      for (const note of notes.items as Note[]) expect(note.preview.length).toBeGreaterThan(100);
    }
    expect(publishedInsights.items).toHaveLength(1);
    expect(publishedInsights.items[0].status).toBe('FINAL');
    expect(JSON.stringify(publishedInsights.items[0].content)).toContain('"table"');
  });

  it('has people who took part, two of them likely one', async () => {
    const { people, duplicatePeople } = await ask(
      '{ people { items { noteCount } } duplicatePeople { items { people { name } } } }',
    );
    expect(people.items.length).toBeGreaterThan(10);
    expect((people.items as { noteCount: number }[]).filter(({ noteCount }) => noteCount === 0)).toHaveLength(
      1,
    );
    expect(duplicatePeople.items).toEqual([{ people: [{ name: 'Hanneke Visser' }, { name: 'H. Visser' }] }]);
  });

  it('has a channel of feedback', async () => {
    const { channels } = await ask('{ channels { items { title dataPointCount } } }');
    expect(channels.items).toEqual([{ title: 'Reviews and support chat', dataPointCount: 71 }]);
  });

  it('has an AI doc that quotes its notes word for word', async () => {
    await app.dispatcher?.drain();
    const { aiDocs } = await ask('{ aiDocs { items { id title objectType } } }');
    expect(aiDocs.items).toMatchObject([{ title: 'What is hard in the first week?', objectType: 'Project' }]);
    const { objectSummary } = await ask(
      `{ objectSummary(objectType: DOC, objectId: "${aiDocs.items[0].id}") { current { engine numItems sentences {
        text support citations { quote stale speaker } } } } }`,
    );
    const { engine, numItems, sentences } = objectSummary.current;
    expect([engine, numItems, sentences.length]).toEqual(['EMBEDDED', 3, 6]);
    for (const { text, support, citations } of sentences) {
      expect(support).toBe('SUPPORTED');
      expect(citations).toMatchObject([{ quote: text, stale: false, speaker: expect.any(String) }]);
    }
  });

  it('is coded: tags in groups, all of them used, and highlights in every project', async () => {
    const { projects } = await ask('{ projects { items { id highlightCount } } }');
    for (const { id, highlightCount } of projects.items as { id: string; highlightCount: number }[]) {
      expect(highlightCount).toBeGreaterThanOrEqual(8);
      const { tags, tagBoards } = await ask(
        `{ tags(projectId: "${id}", unused: true) { items { title } } tagBoards(projectId: "${id}") { tagCount groups { title } } }`,
      );
      expect(tags.items).toEqual([]);
      expect(tagBoards).toHaveLength(1);
      expect(tagBoards[0].groups.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('goes without a trace, also what somebody moved out of it', async () => {
    const { projects } = await ask('{ projects { items { id title } } }');
    const from = (projects.items as Project[]).find(({ title }) => title === 'Delivery day')?.id;
    const { notes } = await ask(`{ notes(projectId: "${from}") { items { id createdBy { name } } } }`);
    const theirs = (notes.items as Note[]).find(({ createdBy }) => createdBy.name === 'Tomasz Wilk');
    const { folders } = await ask('{ folders { items { id title parent { title } } } }');
    expect(folders.items).toContainEqual(
      expect.objectContaining({ title: 'New customers', parent: { title: 'Customer journey' } }),
    );
    // What people put into a sample folder stays.
    const { createProject } = await ask(
      `mutation { createProject(input: { title: "Own", folderId: "${folders.items[0].id}" }) { id } }`,
    );
    await ask(`mutation { moveNotes(ids: ["${theirs?.id}"], projectId: "${createProject.id}") { id } }`);
    const own = await ask(
      `mutation { createNote(input: { projectId: "${createProject.id}", title: "Mine" }) { id } }`,
    );
    const added = await ask(
      `mutation { createNote(input: { projectId: "${from}", title: "Added" }) { id } }`,
    );
    const { sampleData, gettingStarted } = await ask(
      `{ sampleData { projects notes insights ownDocuments contacts channels docs folders members }
        gettingStarted { canCreateWorkspace } }`,
    );
    expect(gettingStarted.canCreateWorkspace).toBe(true);
    expect(sampleData).toMatchObject({ projects: 3, insights: 3, ownDocuments: 1, channels: 1, docs: 1 });
    expect(sampleData.contacts).toBeGreaterThan(10);
    expect(sampleData.notes).toBeGreaterThanOrEqual(10);
    expect(added.createNote.id).toBeTruthy();

    await ask('mutation { removeSampleData { id } }');
    expect((await ask('{ sampleData { projects notes contacts folders members } }')).sampleData).toEqual({
      projects: 0,
      notes: 0,
      contacts: 0,
      folders: 0,
      members: 0,
    });
    const left = await ask(
      `{ projects { items { title } } notes(projectId: "${createProject.id}") { items { id } } publishedInsights { totalCount } channels { items { title } } aiDocs { totalCount } }`,
    );
    expect(left).toEqual({
      projects: { items: [{ title: 'Own' }] },
      notes: { items: [{ id: own.createNote.id }] },
      publishedInsights: { totalCount: 0 },
      channels: { items: [] },
      aiDocs: { totalCount: 0 },
    });
    const { rows } = await app.database.transaction({}, 'read only', (db) =>
      sql<{ id: string }>`select id from workspaces`.execute(db),
    );
    const counts = await app.database.transaction({ workspaceId: rows[0]?.id ?? '' }, 'read only', (db) =>
      sql`select (select count(*)::int from documents) as documents, (select count(*)::int from access_objects) as objects,
        (select count(*)::int from members) as members, (select count(*)::int from people) as people`.execute(
        db,
      ),
    );
    expect(counts.rows).toEqual([{ documents: 2, objects: 2, members: 1, people: 0 }]);
  });
});

it('gives its link once, whether or not anybody followed it', async () => {
  const other = await startTestApp();
  try {
    const link = await installSampleWorkspace(other.services);
    expect(await installSampleWorkspace(other.services)).toBeUndefined();
    await follow(other, link ?? '');
    expect(await installSampleWorkspace(other.services)).toBeUndefined();
  } finally {
    await other.close();
  }
});

it('stays with the operator who makes a workspace of their own, and with nobody else', async () => {
  const other = await startTestApp();
  try {
    const link = new URL((await installSampleWorkspace(other.services)) ?? '');
    const sampleToken = link.searchParams.get('sample') ?? '';
    const findSample = async (email: string) => {
      const { root } = await signUp(other, email, 'Own place', { sampleToken });
      const { body } = await root.get('/global/session');
      const team = body.currentTeams.find(({ name }: { name: string }) => name !== 'Own place');
      return { root, team };
    };
    const { root, team } = await findSample('operator@own.example');
    expect(link.hostname).toMatch(new RegExp(`^${team.subdomain}\\.`));
    expect(team.isSample, 'the list of workspaces says which one is the sample').toBe(true);
    expect((await findSample('stranger@own.example')).team).toBeUndefined();
    const { body } = await root.post('/global/enter-workspace', { teamId: team.id });
    const inSample = await follow(other, body.redirectUrl);
    const ask = async (query: string) => {
      const { body: answer } = await inSample.graphql(query, await inSample.bearer());
      expect(answer.errors).toBeUndefined();
      return answer.data;
    };
    const members = '{ members { items { email } } }';
    expect((await ask('{ sampleData { members } }')).sampleData.members).toBe(4);
    expect((await ask(members)).members.items).toHaveLength(5);
    await ask('mutation { removeSampleData { id } }');
    expect((await ask(members)).members.items, 'the invented owner goes too').toEqual([
      { email: 'operator@own.example' },
    ]);
  } finally {
    await other.close();
  }
});
