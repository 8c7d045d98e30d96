import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addInsight, addProject, ask, close, errorOf } from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
let manager: Person;
let maker: Person;
let port: number;

beforeAll(async () => {
  app = await startTestApp();
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  const address = app.http.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
  place = await (await createScene(app)).workspace('Homes');
  manager = await place.member({ role: 'MANAGER' });
  maker = await place.member();
});
afterAll(() => app.close());

function edit(person: Person, documentId: string): EditorClient {
  const host = `${place.workspace.subdomain}.${app.env.rootUrl.host}`;
  return openEditor({ port, host, documentId, token: () => person.bearer() });
}

describe('the home page', () => {
  it('is as it came until a manager edits it; then everybody reads it and managers write it', async () => {
    expect((await ask(maker, '{ workspace { homeId } }')).workspace.homeId).toBeNull();
    expect(errorOf(await maker.graphql('mutation { startHome }'))).toEqual([
      'Forbidden',
      'Only managers can do this',
    ]);
    const [one, two] = await Promise.all([
      ask(manager, 'mutation { startHome }'),
      ask(place.owner, 'mutation { startHome }'),
    ]);
    const homeId: string = one.startHome;
    expect(two.startHome).toBe(homeId);
    expect((await ask(maker, '{ workspace { homeId } }')).workspace.homeId).toBe(homeId);
    const exported = await maker.visitor.get(`/api/documents/${homeId}/export.md`);
    expect(exported.body).toContain('## Discover new insights');
    expect(exported.body).toContain('## Sharpen your skills');
    // Outside of the app a path alone leads nowhere.
    expect(exported.body).toMatch(/\]\(http:\/\/[^/)]+\.hark\.test\/explore\)/);

    const [reader, writer] = [edit(maker, homeId), edit(manager, homeId)];
    await reader.synced();
    await writer.type('Welcome to research');
    await eventually('the reader sees it', () => reader.text().includes('Welcome to research'));
    expect(reader.provider.authorizedScope).toBe('readonly');
    expect(writer.provider.authorizedScope).toBe('read-write');
    for (const editor of [reader, writer]) editor.close();
  });
});

describe('published insights of a folder', () => {
  it('come from its projects and those below, and from nowhere for whom it is hidden', async () => {
    const folder = async (title: string, parentId?: string): Promise<string> =>
      (
        await ask(maker, 'mutation ($input: CreateFolderInput!) { createFolder(input: $input) { id } }', {
          input: { title, parentId },
        })
      ).createFolder.id;
    const [outer, elsewhere] = [await folder('Outer'), await folder('Elsewhere')];
    const inner = await folder('Inner', outer);
    const publish = async (title: string, folderId: string) => {
      const projectId = await addProject(maker, { title });
      await ask(maker, `mutation { moveProjects(ids: ["${projectId}"], folderId: "${folderId}") { id } }`);
      const id = await addInsight(maker, projectId, { title });
      await ask(maker, `mutation { publishInsight(id: "${id}") { id } }`);
      app.clock.pass(1);
    };
    await publish('In the outer', outer);
    await publish('In the inner', inner);
    await publish('Somewhere else', elsewhere);
    const titles = async (person: Person) => {
      const query = `{ publishedInsights(folderId: "${outer}") { items { title } totalCount } }`;
      const { publishedInsights } = await ask(person, query);
      return publishedInsights.items.map(({ title }: { title: string }) => title);
    };
    expect(await titles(manager)).toEqual(['In the inner', 'In the outer']);
    await close(maker, { type: 'FOLDER', id: outer });
    expect(await titles(manager)).toEqual([]);
  });
});

describe('saved feeds', () => {
  const create = (title: string, params: unknown, person = maker) =>
    person.graphql(
      'mutation ($input: CreateSavedFeedInput!) { createSavedFeed(input: $input) { id title params } }',
      { input: { title, params: typeof params === 'string' ? params : JSON.stringify(params) } },
    );

  it('keep a search for everybody; only whoever made one changes it', async () => {
    const made = await create(' Churn ', {
      query: 'pause',
      resultType: 'INSIGHT',
      stranger: true,
      filter: { combinator: 'And', rows: [] },
    });
    const feed = made.body.data.createSavedFeed;
    expect(feed).toMatchObject({
      title: 'Churn',
      params: { query: 'pause', resultTypes: ['INSIGHT'], projectIds: [] },
    });
    expect(feed.params.stranger).toBeUndefined();
    const rename =
      'mutation ($input: UpdateSavedFeedInput!) { updateSavedFeed(input: $input) { title params } }';
    const input = { id: feed.id, title: 'Pauses' };
    expect(errorOf(await manager.graphql(rename, { input }))[1]).toBe('Only its author can do this');
    expect((await ask(maker, rename, { input })).updateSavedFeed).toMatchObject({
      title: 'Pauses',
      params: { query: 'pause' },
    });
    const read = `{ savedFeed(id: "${feed.id}") { insights { items { title } totalCount } } }`;
    expect((await ask(manager, read)).savedFeed.insights).toEqual({ items: [], totalCount: 0 });
    const projectId = await addProject(maker);
    for (const title of ['Why they pause', 'Pause and come back', 'Something else']) {
      const id = await addInsight(maker, projectId, { title });
      await ask(maker, `mutation { publishInsight(id: "${id}") { id } }`);
      app.clock.pass(1);
    }
    await addInsight(maker, projectId, { title: 'A pause nobody published' });
    expect((await ask(manager, read)).savedFeed.insights.items).toEqual([
      { title: 'Pause and come back' },
      { title: 'Why they pause' },
    ]);
    await close(maker, { type: 'PROJECT', id: projectId });
    expect((await ask(manager, read)).savedFeed.insights.totalCount).toBe(0);
    await create('Anything', { query: '' });
    const { savedFeeds } = await ask(manager, '{ savedFeeds { items { title } totalCount } }');
    expect(savedFeeds).toEqual({ items: [{ title: 'Anything' }, { title: 'Pauses' }], totalCount: 2 });
    await ask(maker, `mutation { deleteSavedFeed(id: "${feed.id}") }`);
    expect((await ask(maker, `{ savedFeed(id: "${feed.id}") { id } }`)).savedFeed).toBeNull();
  });

  it.each([
    ['no JSON', '{', 'The content could not be read'],
    ['no query', {}, 'The search of this feed is not valid'],
    ['an unknown type', { query: '', resultTypes: ['SECRET'] }, 'The search of this feed is not valid'],
    [
      'a filter that is none',
      { query: '', filter: { combinator: 'Xor', rows: [] } },
      'The search of this feed is not valid',
    ],
  ])('refuse %s', async (_, params, message) => {
    expect(errorOf(await create('Bad', params))).toEqual(['ValidationError', message]);
  });
});
