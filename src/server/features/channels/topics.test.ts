import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import type { Person } from '#tests/support/scene.ts';
import { app, channelId, maker, openSortedChannel, place } from '#tests/support/sorted-channel.ts';
import { ask, close, errorOf } from '#tests/support/work.ts';

let viewer: Person;

const said = {
  late: 'parcel delivery arrives late',
  login: 'password login fails daily',
  price: 'monthly subscription price rises',
  camera: 'mobile camera crashes often',
} as const;

openSortedChannel();

beforeEach(async () => {
  viewer = await place.member({ role: 'VIEWER' });
  await add(Object.values(said).flatMap((text) => Array.from({ length: 4 }, () => text)));
  await settle();
});

async function add(texts: readonly string[]): Promise<void> {
  const points = texts.map((text) => ({
    text,
    externalId: randomUUID(),
    saidAt: '2026-03-01T10:00:00Z',
  }));
  await ask(maker, 'mutation ($input: AddDataPointsInput!) { addDataPoints(input: $input) { addedCount } }', {
    input: { channelId, source: 'CSV', points },
  });
}

async function settle(): Promise<void> {
  await app.dispatcher?.drain();
  await eventually(
    'every data point is placed',
    async () =>
      (await ask(maker, `{ channel(id: "${channelId}") { sorting { doing } } }`)).channel.sorting === null,
    { withinMs: 60_000, everyMs: 100 },
  );
}

async function sortAgain(): Promise<void> {
  await ask(maker, `mutation { sortChannel(id: "${channelId}") { id } }`);
  await settle();
}

type Theme = { id: string; topic: { id: string; title: string } | null };
async function themeOf(words: string): Promise<Theme> {
  const { channel } = await ask(
    maker,
    `query ($id: ID!, $query: String) { channel(id: $id) { dataPoints(query: $query, first: 1) {
      items { theme { id topic { id title } } } } } }`,
    { id: channelId, query: words },
  );
  return channel.dataPoints.items[0].theme;
}

const topicOf = async (words: string): Promise<string | null> => (await themeOf(words)).topic?.id ?? null;

type Edit = { changeId: string; topic: { id: string } | null };
const edited = async (query: string, variables: object): Promise<Edit> =>
  Object.values<Edit>(await ask(maker, query, { ...variables }))[0] as Edit;
const create = (input: object): Promise<Edit> =>
  edited('mutation ($input: CreateTopicInput!) { createTopic(input: $input) { changeId topic { id } } }', {
    input: { channelId, ...input },
  });
const move = (ids: readonly string[], topicId: string | null): Promise<Edit> =>
  edited('mutation ($input: MoveThemesInput!) { moveThemes(input: $input) { changeId topic { id } } }', {
    input: { channelId, ids, topicId },
  });
const undo = ({ changeId }: Edit) =>
  ask(maker, 'mutation ($id: ID!) { undoThemeChange(changeId: $id) { id } }', { id: changeId });
const topics = async (by = maker) =>
  (
    await ask(
      by,
      `{ channel(id: "${channelId}") { topics { totalCount items {
        id title description themeCount dataPointCount } } } }`,
    )
  ).channel.topics;

describe('a topic', () => {
  it('gathers themes, and its counts, days and data points are theirs', async () => {
    const [late, login] = [await themeOf(said.late), await themeOf(said.login)];
    const { topic } = await create({ title: 'Troubles', themeIds: [late.id, login.id] });
    expect(await topics(viewer)).toEqual({
      totalCount: 1,
      items: [{ id: topic?.id, title: 'Troubles', description: '', themeCount: 2, dataPointCount: 8 }],
    });
    const { channel } = await ask(
      viewer,
      `query ($id: ID!, $topicId: ID) { channel(id: $id) {
        dataPoints(topicId: $topicId, first: 5) { totalCount endCursor items { text } }
        overview(from: "2026-02-25T00:00:00Z", to: "2026-03-05T00:00:00Z", topicId: $topicId) {
          totalCount themedCount days { day count } themes { currentCount theme { id } } } } }`,
      { id: channelId, topicId: topic?.id },
    );
    expect(channel.dataPoints).toMatchObject({ totalCount: 8, endCursor: expect.any(String) });
    for (const { text } of channel.dataPoints.items) expect([said.late, said.login]).toContain(text);
    expect(channel.overview).toMatchObject({
      totalCount: 8,
      themedCount: 8,
      days: [{ day: '2026-03-01', count: 8 }],
    });
    expect(
      channel.overview.themes.map(({ theme }: { theme: { id: string } }) => theme.id).toSorted(),
    ).toEqual([late.id, login.id].toSorted());
  });

  it('is filled from the themes outside of it, found by their titles', async () => {
    const late = await themeOf(said.late);
    const { topic } = await create({ title: 'Troubles', themeIds: [late.id] });
    const outside = async (query: string | null) => {
      const { channel } = await ask(
        viewer,
        `query ($id: ID!, $topicId: ID, $query: String) { channel(id: $id) {
          themes(outsideTopicId: $topicId, query: $query, first: 2) { totalCount endCursor items { id title } } } }`,
        { id: channelId, topicId: topic?.id, query },
      );
      return channel.themes;
    };
    expect(await outside(null)).toMatchObject({ totalCount: 3, endCursor: expect.any(String) });
    const { id } = await themeOf(said.camera);
    const [camera] = (await outside('camera')).items;
    expect(camera).toMatchObject({ id, title: expect.stringMatching(/camera/i) });
    expect(await outside('delivery')).toMatchObject({ totalCount: 0, items: [] });
  });

  it('is renamed and described, and both are taken back', async () => {
    const { topic } = await create({ title: 'Troubles' });
    const update = await edited(
      'mutation ($input: UpdateTopicInput!) { updateTopic(input: $input) { changeId topic { id } } }',
      { input: { id: topic?.id, title: 'Problems', description: 'What goes wrong' } },
    );
    const [changed] = (await topics()).items;
    expect(changed).toMatchObject({ title: 'Problems', description: 'What goes wrong' });
    await undo(update);
    expect((await topics()).items[0]).toMatchObject({ title: 'Troubles', description: '' });
  });

  it('is deleted without its themes, and comes back with them', async () => {
    const late = await themeOf(said.late);
    const { topic } = await create({ title: 'Troubles', themeIds: [late.id] });
    const gone = await edited('mutation ($id: ID!) { deleteTopic(id: $id) { changeId topic { id } } }', {
      id: topic?.id,
    });
    expect([(await topics()).totalCount, await themeOf(said.late)]).toEqual([
      0,
      { id: late.id, topic: null },
    ]);
    expect((await ask(maker, `{ topic(id: "${topic?.id}") { id } }`)).topic).toBeNull();
    await undo(gone);
    await undo(gone);
    expect(await topicOf(said.late)).toBe(topic?.id);
    expect((await topics()).totalCount).toBe(1);
  });

  it('that was made is unmade, with what was put into it since', async () => {
    const [late, login] = [await themeOf(said.late), await themeOf(said.login)];
    const made = await create({ title: 'Troubles', themeIds: [late.id] });
    await move([login.id], made.topic?.id ?? null);
    await undo(made);
    expect([await topicOf(said.late), await topicOf(said.login), (await topics()).totalCount]).toEqual([
      null,
      null,
      0,
    ]);
  });

  it('keeps its themes when themes are found again, and what a person took out stays out', async () => {
    const [late, login] = [await themeOf(said.late), await themeOf(said.login)];
    const { topic } = await create({
      title: 'Logins',
      description: said.login,
      themeIds: [late.id, login.id],
    });
    await move([login.id], null);
    await sortAgain();
    expect([await topicOf(said.late), await topicOf(said.login)]).toEqual([topic?.id, null]);
  });

  it('takes in themes that are like its description, and no others', async () => {
    const { topic } = await create({ title: 'Cost', description: said.price });
    expect(await topicOf(said.price)).toBeNull();
    await sortAgain();
    expect([await topicOf(said.price), await topicOf(said.camera)]).toEqual([topic?.id, null]);
  });

  it('goes with a theme that is split, and to one that a theme of it is merged into', async () => {
    const [late, login] = [await themeOf(said.late), await themeOf(said.login)];
    const { topic } = await create({ title: 'Troubles', themeIds: [login.id] });
    const merge = `mutation { mergeThemes(intoId: "${late.id}", ids: ["${login.id}"]) { changeId } }`;
    const { mergeThemes } = await ask(maker, merge);
    expect(await topicOf(said.late)).toBe(topic?.id);
    await undo(mergeThemes);
    expect([await topicOf(said.late), await topicOf(said.login)]).toEqual([null, topic?.id]);
    await ask(maker, merge);
    await ask(maker, `mutation { splitTheme(id: "${late.id}") { changeId } }`);
    const parts = [await themeOf(said.late), await themeOf(said.login)];
    expect(new Set(parts.map(({ id }) => id)).size).toBe(2);
    expect(parts.map((part) => part.topic?.id)).toEqual([topic?.id, topic?.id]);
  });
});

describe('topics', () => {
  it('are refused without a title, in other channels, and to who may not edit', async () => {
    const late = await themeOf(said.late);
    const post = (person: Person, input: object) =>
      person.graphql('mutation ($input: CreateTopicInput!) { createTopic(input: $input) { changeId } }', {
        input: { channelId, ...input },
      });
    expect(errorOf(await post(maker, { title: ' ' }))[0]).toBe('ValidationError');
    expect(errorOf(await post(maker, { title: 'x', description: 'x'.repeat(401) }))[0]).toBe(
      'ValidationError',
    );
    expect(errorOf(await post(viewer, { title: 'x' }))[0]).toBe('Forbidden');
    const other = (await ask(maker, 'mutation { createChannel(input: { title: "Other" }) { id } }'))
      .createChannel.id;
    expect(errorOf(await post(maker, { channelId: other, title: 'x', themeIds: [late.id] }))[0]).toBe(
      'NotFound',
    );
    const { topic } = await create({ title: 'Here' });
    const moved = await maker.graphql(
      'mutation ($input: MoveThemesInput!) { moveThemes(input: $input) { changeId } }',
      { input: { channelId: other, ids: [late.id], topicId: topic?.id } },
    );
    expect(errorOf(moved)[0]).toBe('NotFound');
  });

  it('of a closed channel are nobody else’s to see', async () => {
    const { topic } = await create({ title: 'Secret' });
    await close(maker, { type: 'CHANNEL', id: channelId });
    expect((await ask(viewer, `{ topic(id: "${topic?.id}") { title } }`)).topic).toBeNull();
  });

  it('are at most a hundred of a channel', async () => {
    for (let at = 0; at < 100; at += 1) await create({ title: `Topic ${at}` });
    const more = await maker.graphql(
      'mutation ($input: CreateTopicInput!) { createTopic(input: $input) { changeId } }',
      { input: { channelId, title: 'One more' } },
    );
    expect(errorOf(more)[1]).toBe('A channel can have at most 100 topics');
  });
});
