import { afterAll, beforeAll, expect, it } from 'vitest';
import { countLimits } from '#domain/limits/count-limits.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addProject, ask, close, errorOf } from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
let maker: Person;

beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace();
  maker = await place.member();
});
afterAll(() => app.close());

async function addChannel(texts: readonly string[]): Promise<{ channelId: string; ids: string[] }> {
  const { createChannel } = await ask(
    maker,
    'mutation { createChannel(input: { title: "Reviews" }) { id } }',
  );
  const channelId: string = createChannel.id;
  await ask(maker, 'mutation ($input: AddDataPointsInput!) { addDataPoints(input: $input) { addedCount } }', {
    input: {
      channelId,
      source: 'CSV',
      points: texts.map((text, at) => ({
        text,
        saidAt: `2026-03-0${at + 1}T10:00:00.000Z`,
        participant: 'Ada',
        url: `https://example.org/${at}`,
      })),
    },
  });
  const { channel } = await ask(maker, `{ channel(id: "${channelId}") { dataPoints { items { id } } } }`);
  return { channelId, ids: channel.dataPoints.items.map(({ id }: { id: string }) => id).toReversed() };
}

const mutation =
  'mutation ($input: SendToProjectInput!) { sendToProject(input: $input) { noteIds knownCount } }';
const send = (input: object, by = maker) => ask(by, mutation, { input: { as: 'NOTE', ...input } });
const originOf = async (id: string, by = maker) =>
  (
    await ask(
      by,
      `{ note(id: "${id}") { title preview
        origin { channel { id title } dataPoint { id } url saidAt participant } } }`,
    )
  ).note;

it('makes notes that know where they come from, each once in a project', async () => {
  const { channelId, ids } = await addChannel(['It came late\nand broken', 'Too expensive']);
  const projectId = await addProject(maker);
  const [first = '', second = ''] = ids;
  const { sendToProject: sent } = await send({ channelId, projectId, ids: [first] });
  expect(sent).toMatchObject({ noteIds: [expect.any(String)], knownCount: 0 });
  expect(await originOf(sent.noteIds[0])).toEqual({
    title: 'It came late and broken',
    preview: 'It came late\nand broken',
    origin: {
      channel: { id: channelId, title: 'Reviews' },
      dataPoint: { id: first },
      url: 'https://example.org/0',
      saidAt: '2026-03-01T10:00:00.000Z',
      participant: 'Ada',
    },
  });
  const again = await send({ channelId, projectId, ids: [first, second] });
  expect(again.sendToProject).toMatchObject({ noteIds: [expect.any(String)], knownCount: 1 });
  const elsewhere = await send({ channelId, projectId: await addProject(maker), ids: [first] });
  expect(elsewhere.sendToProject.knownCount).toBe(0);
});

it('makes highlights of everything that was said, with tags, found by the channel', async () => {
  const { channelId, ids } = await addChannel(['Never on time', 'Very friendly']);
  const projectId = await addProject(maker);
  const { createTag } = await ask(
    maker,
    `mutation { createTag(input: { projectId: "${projectId}", title: "Service" }) { id } }`,
  );
  await send({ channelId, projectId, ids, as: 'HIGHLIGHT', tagIds: [createTag.id] });
  const { highlights } = await ask(
    maker,
    `query ($filter: HighlightFilter) { highlights(filter: $filter) { items { text tags { title } } } }`,
    { filter: { projectId } },
  );
  expect(highlights.items.map(({ text }: { text: string }) => text).sort()).toEqual([
    'Never on time',
    'Very friendly',
  ]);
  expect(highlights.items[0].tags).toEqual([{ title: 'Service' }]);
  await app.dispatcher?.drain();
  const filter = (values: object) =>
    JSON.stringify({
      combinator: 'And',
      rows: [
        {
          id: 'r',
          field: { kind: 'system', field: 'channel' },
          operator: 'is one of',
          values,
        },
      ],
    });
  for (const [type, wanted, total] of [
    ['HIGHLIGHT', channelId, 2],
    ['NOTE', channelId, 2],
    ['NOTE', projectId, 0],
  ] as const) {
    const { search } = await ask(
      maker,
      'query ($options: SearchOptions!) { search(options: $options) { total } }',
      { options: { types: [type], filter: filter({ Channels: [wanted] }) } },
    );
    expect(search.total, `${type} ${wanted}`).toBe(total);
  }
});

it('comes back by undo: what is in the trash is sent anew', async () => {
  const { channelId, ids } = await addChannel(['Never on time']);
  const projectId = await addProject(maker);
  const { sendToProject: sent } = await send({ channelId, projectId, ids });
  await ask(maker, 'mutation ($ids: [ID!]!) { trashNotes(ids: $ids) { id } }', { ids: sent.noteIds });
  const again = await send({ channelId, projectId, ids });
  expect(again.sendToProject).toMatchObject({ noteIds: [expect.any(String)], knownCount: 0 });
});

it('shows the channel only to who may see it, and takes nothing from a closed one', async () => {
  const { channelId, ids } = await addChannel(['Never on time']);
  const projectId = await addProject(maker);
  const { sendToProject: sent } = await send({ channelId, projectId, ids });
  const other = await place.member();
  await close(maker, { type: 'CHANNEL', id: channelId });
  const { origin } = await originOf(sent.noteIds[0], other);
  expect(origin).toMatchObject({ channel: null, dataPoint: null, participant: 'Ada' });
  const input = { channelId, projectId, ids, as: 'NOTE' };
  expect(errorOf(await other.graphql(mutation, { input }))[0]).toBe('NotFound');
});

it('refuses points of another channel and who can only read the project', async () => {
  const { channelId, ids } = await addChannel(['Never on time']);
  const foreign = await addChannel(['Elsewhere']);
  const projectId = await addProject(maker);
  const mixed = { channelId, projectId, ids: [...ids, ...foreign.ids], as: 'NOTE' };
  expect(errorOf(await maker.graphql(mutation, { input: mixed }))[0]).toBe('NotFound');
  const viewer = await place.member({ role: 'VIEWER' });
  const input = { channelId, projectId, ids, as: 'NOTE' };
  expect(errorOf(await viewer.graphql(mutation, { input }))[0]).toBe('Forbidden');
});

it('refuses more tags than a highlight can have', async () => {
  const { channelId, ids } = await addChannel(['Never on time']);
  const projectId = await addProject(maker);
  const tagIds = Array.from({ length: countLimits.tagsPerHighlight.max + 1 }, () => app.services.newId());
  const input = { channelId, projectId, ids, as: 'HIGHLIGHT', tagIds };
  expect(errorOf(await maker.graphql(mutation, { input }))).toEqual([
    'ValidationError',
    'A highlight can have at most 50 tags',
  ]);
});

it('forgets who said it and where when the data point is deleted', async () => {
  const { channelId, ids } = await addChannel(['Never on time']);
  const { sendToProject: sent } = await send({ channelId, projectId: await addProject(maker), ids });
  await ask(
    maker,
    'mutation ($channelId: ID!, $ids: [ID!]!) { deleteDataPoints(channelId: $channelId, ids: $ids) }',
    { channelId, ids },
  );
  expect((await originOf(sent.noteIds[0])).origin).toMatchObject({ participant: null, url: null });
});
