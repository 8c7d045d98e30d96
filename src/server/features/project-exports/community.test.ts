import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#server/platform/context/new-id.ts';
import { highlight } from '#tests/support/coding.ts';
import { exportCommunity, exportProjects } from '#tests/support/community/export-community.ts';
import { richProject } from '#tests/support/community/rich-project.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addNote, addProject, ask, close, detach, documentOf, errorOf, grant } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let ada: Person;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await scene.workspace('Community');
  ada = await place.member({ role: 'MANAGER' });
});

test('everything of a project, with a manifest that names each file', async () => {
  const archive = await exportCommunity(app, ada, await richProject(app, ada));
  const { rows } = archive;
  const [manifest] = rows('manifest');
  const { projectIds, ...uploads } = manifest ?? { projectIds: [] };
  expect(projectIds).toEqual(rows('project').map(({ id }) => id));
  for (const { uploadStatus, filepath } of Object.values(uploads)) {
    expect(uploadStatus).toBe('COMPLETE');
    expect(archive.paths).toContain(filepath);
  }
  expect(rows('fileSystem').map(({ path }) => path)).toEqual(archive.paths);
  expect(rows('project')[0]).toMatchObject({
    title: 'Kitchens',
    chartsEnabled: false,
    tagsEnabled: true,
    transcriptionVocabulary: ['Larkspur'],
  });
  expect(rows('notes').map(({ title, locked }) => [title, locked])).toEqual([
    ['Call with Bo', false],
    ['', false],
    ['A picture', true],
  ]);
  expect(rows('insights').map(({ title, published }) => [title, published])).toEqual([['Slow hobs', true]]);
  const tagTitles = new Map(rows('tags').map(({ id, title }) => [id, title]));
  expect(
    rows('highlights').map(({ text, tagIds }) => [text, ...tagIds.map((id) => tagTitles.get(id))]),
  ).toEqual([['The hob is slow', 'Slow', 'Heat'], ['Prices are fine', 'Price'], ['oven']]);
  expect(rows('tagBoards').map(({ title, projectId }) => [title, projectId === null])).toEqual([
    ['Tags', false],
    ['Everywhere', true],
  ]);
  expect(rows('fieldValues').map(({ value }) => value)).toEqual(expect.arrayContaining(['7', 'Cook']));
  expect(rows('people').map(({ name, email }) => [name, email])).toEqual([['Bo Lind', 'bo@example.com']]);
  expect(rows('questions').map(({ title }) => title)).toEqual(['Which hob?']);
  expect(rows('questionResponses')).toHaveLength(1);
  expect(
    rows('projectViews')
      .filter(({ isFirst }) => !isFirst)
      .map(({ title }) => title),
  ).toEqual(['By kind']);
  const [file] = rows('files');
  const stored = rows('fileSystem').find(({ fileId }) => fileId === file?.id);
  expect(file).toMatchObject({ originalName: 'hob.png', type: 'IMAGE', imageWidth: 8, downloadUrl: null });
  expect(archive.packed(stored?.path ?? '')?.slice(1, 4)).toEqual(new Uint8Array(Buffer.from('PNG')));
});

test('with links instead of files', async () => {
  const { rows, paths } = await exportCommunity(app, ada, await richProject(app, ada), 'COMMUNITY_LINKS');
  const [file] = rows('files');
  expect(file?.downloadUrl).toMatch(new RegExp(`^https?://.+/files/download/${file?.id}$`));
  expect(paths.filter((path) => path.startsWith('files/'))).toEqual([]);
});

test('a transcript with a speaker who is no contact', async () => {
  const projectId = await addProject(ada);
  const noteId = await addNote(ada, projectId, { title: 'Call' });
  const content = 'WEBVTT\n\n00:00.000 --> 00:02.000\n<v Priya>The phone explodes at six.\n';
  await ask(ada, 'mutation ($input: ImportTranscriptInput!) { importTranscript(input: $input) { id } }', {
    input: { noteId, content },
  });
  const { rows } = await exportCommunity(app, ada, projectId);
  expect(JSON.stringify(rows('notes'))).toContain('The phone explodes at six.');
  expect(rows('people')).toEqual([]);
});

test('without what the person may not see, and only for who owns the project', async () => {
  const projectId = await addProject(ada);
  await addNote(ada, projectId, { title: 'Open', content: documentOf('Slow') });
  const secret = await addNote(ada, projectId, { title: 'Secret', content: documentOf('Hidden') });
  const bo = await place.member();
  await detach(ada, { type: 'NOTE', id: secret });
  await close(ada, { type: 'NOTE', id: secret });
  const start = 'mutation ($id: ID!) { exportProject(projectId: $id, kind: COMMUNITY) { id } }';
  expect(errorOf(await bo.graphql(start, { id: projectId }))[0]).toBe('Forbidden');
  await grant(ada, { type: 'PROJECT', id: projectId }, bo, 'FULL');
  const { rows } = await exportCommunity(app, bo, projectId);
  expect(rows('notes').map(({ title }) => title)).toEqual(['Open']);
  expect(JSON.stringify(rows('notes'))).not.toContain('Hidden');
});

test('comments on what the person may see, without those that were deleted', async () => {
  const projectId = await addProject(ada);
  const open = await addNote(ada, projectId, { title: 'Open', content: documentOf('Slow hobs') });
  const secret = await addNote(ada, projectId, { title: 'Secret', content: documentOf('Hidden') });
  const quote = await highlight(ada, open, 'Slow');
  const start = 'mutation ($input: StartThreadInput!) { startThread(input: $input) { id } }';
  const on = (objectId: string, body: string, more: object = {}) => ({
    input: { objectType: 'NOTE', objectId, body: documentOf(body), ...more },
  });
  const { startThread } = await ask(
    ada,
    start,
    on(open, 'Why?', { anchor: 'HIGHLIGHT', highlightId: quote }),
  );
  await ask(ada, 'mutation ($id: ID!, $body: String!) { reply(threadId: $id, body: $body) { id } }', {
    id: startThread.id,
    body: documentOf('Because'),
  });
  await ask(ada, 'mutation ($id: ID!) { resolveThread(id: $id) { id } }', { id: startThread.id });
  const commentId = newId();
  await ask(ada, start, on(open, 'Gone', { commentId }));
  await ask(ada, 'mutation ($id: ID!) { deleteComment(id: $id) }', { id: commentId });
  await ask(ada, start, on(secret, 'Nobody knows'));
  const bo = await place.member();
  await detach(ada, { type: 'NOTE', id: secret });
  await close(ada, { type: 'NOTE', id: secret });
  await grant(ada, { type: 'PROJECT', id: projectId }, bo, 'FULL');
  const { rows } = await exportCommunity(app, bo, projectId);
  expect(rows('commentThreads')).toMatchObject([
    { id: startThread.id, objectId: open, anchor: 'highlight', highlightId: quote },
  ]);
  expect(rows('commentThreads')[0]?.resolvedAt).not.toBeNull();
  expect(JSON.stringify(rows('comments'))).toMatch(/Why\?.*Because/);
  expect(rows('comments').map(({ author }) => author)).toEqual([ada.name, ada.name]);
});

test('a folder with the projects that the person owns, and the workspace for admins', async () => {
  const { createFolder } = await ask(ada, 'mutation { createFolder(input: { title: "Studies" }) { id } }');
  const ids = [await richProject(app, ada, 'One'), await addProject(ada, { title: 'Two' })];
  await ask(ada, 'mutation ($ids: [ID!]!, $to: ID) { moveProjects(ids: $ids, folderId: $to) { id } }', {
    ids,
    to: createFolder.id,
  });
  await addProject(ada, { title: 'Elsewhere' });
  const create = 'mutation ($input: CreateChannelInput!) { createChannel(input: $input) { id } }';
  const inside = await ask(ada, create, { input: { title: 'Reviews', folderId: createFolder.id } });
  await ask(ada, create, { input: { title: 'Tickets' } });
  const points = [
    {
      participant: 'Bo',
      externalId: 'one',
      turns: [
        { participant: 'Bo', text: 'Slow hobs' },
        { participant: 'Support', text: 'Which ones?' },
      ],
    },
  ];
  await ask(ada, 'mutation ($input: AddDataPointsInput!) { addDataPoints(input: $input) { addedCount } }', {
    input: { channelId: inside.createChannel.id, source: 'CSV', points },
  });
  const folder = { title: 'Studies', projectCategoryIds: [createFolder.id], projectIds: [] };
  const { rows } = await exportProjects(app, ada, folder);
  expect(rows('manifest').flatMap(({ projectIds }) => projectIds)).toEqual(ids);
  expect(rows('project', `${ids[1]}/`).map(({ title }) => title)).toEqual(['Two']);
  expect(rows('projectCategories').map(({ title }) => title)).toEqual(['Studies']);
  expect(rows('channels').map(({ title }) => title)).toEqual(['Reviews']);
  expect(rows('dataPoints')).toMatchObject([
    {
      text: 'Slow hobs',
      participant: 'Bo',
      externalId: 'one',
      turns: [
        { participant: 'Bo', fromCustomer: true, text: 'Slow hobs' },
        { participant: 'Support', fromCustomer: false, text: 'Which ones?' },
      ],
    },
  ]);
  const everything = { title: 'All', projectCategoryIds: [], projectIds: [] };
  const start =
    'mutation ($config: ExportConfigInput!) { exportProjects(config: $config, kind: COMMUNITY) { id } }';
  expect(errorOf(await ada.graphql(start, { config: everything }))[1]).toBe(
    'Only workspace admins can do this',
  );
  const whole = await exportProjects(app, place.owner, everything);
  expect(whole.rows('manifest')).toHaveLength(3);
  expect(whole.rows('channels').map(({ title }) => title)).toEqual(['Reviews', 'Tickets']);
  const { workspaceExports } = await ask(
    place.owner,
    '{ workspaceExports { items { title kind } totalCount } }',
  );
  expect(workspaceExports).toEqual({ items: [{ title: 'All', kind: 'COMMUNITY' }], totalCount: 1 });
});

test('a project that is permanently deleted takes the archives along that it is in', async () => {
  const projectId = await addProject(ada, { title: 'Gone soon' });
  await exportProjects(app, ada, { title: 'One', projectCategoryIds: [], projectIds: [projectId] });
  const count = async () =>
    (await ask(ada, '{ workspaceExports { totalCount } }')).workspaceExports.totalCount;
  expect(await count()).toBe(1);
  await ask(ada, 'mutation ($ids: [ID!]!) { trashProjects(ids: $ids) { id } }', { ids: [projectId] });
  await ask(ada, 'mutation ($id: ID!) { deletePermanently(type: PROJECT, id: $id) }', { id: projectId });
  expect(await count()).toBe(0);
});
