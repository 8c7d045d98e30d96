import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { centroidToBytes } from '../sort/vector-bytes.ts';
import { eventually } from '#tests/support/eventually.ts';
import { app, channelId, maker, openSortedChannel, place, vectors } from '#tests/support/sorted-channel.ts';
import { ask } from '#tests/support/work.ts';

openSortedChannel();

/** Themes about parcels share words, and so do those about invoices. */
const own = ['late', 'damaged', 'misrouted'];
const said = own.flatMap((word) => [`parcel delivery courier ${word}`, `invoice payment billing ${word}`]);

/** Themes that somebody pinned, so that every sorting finds the same ones. */
beforeEach(async () => {
  const answer = await fetch(`${vectors.url}/embeddings`, {
    method: 'POST',
    body: JSON.stringify({ input: said }),
  });
  const { data }: { data: { embedding: number[] }[] } = await answer.json();
  const now = app.clock.now();
  await app.database.transaction({ workspaceId: place.workspace.id }, 'read write', (db) =>
    db
      .insertInto('themes')
      .values(
        data.map(({ embedding }, at) => ({
          workspace_id: place.workspace.id,
          channel_id: channelId,
          id: app.services.newId(),
          title: said[at] ?? '',
          titled_by: 'person' as const,
          kept: true,
          centroid: centroidToBytes(Float32Array.from(embedding, (one) => one / Math.hypot(...embedding))),
          merged_into: null,
          quote_id: null,
          told_rising_at: null,
          created_at: now,
          updated_at: now,
        })),
      )
      .execute(),
  );
  await add(said.flatMap((text) => Array.from({ length: 4 }, () => text)));
  await sortAgain();
});

async function add(texts: readonly string[]): Promise<void> {
  const points = texts.map((text) => ({ text, externalId: randomUUID(), saidAt: '2026-03-01T10:00:00Z' }));
  await ask(maker, 'mutation ($input: AddDataPointsInput!) { addDataPoints(input: $input) { addedCount } }', {
    input: { channelId, source: 'CSV', points },
  });
  await settle();
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

type Proposal = { id: string; title: string; description: string; themes: { id: string; title: string }[] };
async function proposals(): Promise<Proposal[]> {
  const { channel } = await ask(
    maker,
    `{ channel(id: "${channelId}") { topicProposals { id title description themes { id title } } } }`,
  );
  return channel.topicProposals;
}

const dismiss = (id: string) =>
  ask(maker, 'mutation ($id: ID!) { dismissTopicProposal(id: $id) { id } }', { id });
const about = (all: readonly Proposal[], word: string): Proposal[] =>
  all.filter(({ title }) => title.toLowerCase().includes(word));

test('themes that belong together are proposed as topics, titled and described in their words', async () => {
  const all = await proposals();
  expect(all).toHaveLength(2);
  for (const { title, description, themes } of all) {
    expect(title.toLowerCase()).toMatch(/parcel|delivery|courier|invoice|payment|billing/u);
    expect(description.length).toBeLessThanOrEqual(400);
    for (const theme of themes) expect(description).toContain(theme.title);
    expect(themes.map((theme) => theme.title.split(' ')[0])).toEqual(
      Array(3).fill(themes[0]?.title.split(' ')[0]),
    );
  }
  const ids = all.map(({ id }) => id).toSorted();
  await sortAgain();
  expect((await proposals()).map(({ id }) => id).toSorted()).toEqual(ids);
});

test('one that is dismissed is not proposed again, also when the themes are found anew with other data', async () => {
  const [first] = await proposals();
  if (!first) throw new Error('Nothing was proposed');
  await dismiss(first.id);
  expect((await proposals()).map(({ id }) => id)).not.toContain(first.id);
  await ask(maker, 'mutation ($id: ID!) { restoreTopicProposal(id: $id) { id } }', { id: first.id });
  expect((await proposals()).map(({ id }) => id)).toContain(first.id);
  await dismiss(first.id);
  const word = /parcel|delivery|courier/iu.test(first.title)
    ? 'parcel delivery courier'
    : 'invoice payment billing';
  await add(Array.from({ length: 8 }, () => `${word} unanswered`));
  for (let round = 0; round < 3; round += 1) {
    await sortAgain();
    const kept = new Set(first.themes.map(({ id }) => id));
    for (const { themes } of await proposals())
      expect(themes.filter(({ id }) => kept.has(id)).length).toBeLessThan(2);
  }
});

test('one that is accepted becomes a topic with its themes, and undone it is open again', async () => {
  const [first] = await proposals();
  if (!first) throw new Error('Nothing was proposed');
  const { createTopic } = await ask(
    maker,
    'mutation ($input: CreateTopicInput!) { createTopic(input: $input) { changeId topic { title themeCount } } }',
    {
      input: {
        channelId,
        title: 'Shipping',
        description: first.description,
        themeIds: first.themes.map(({ id }) => id),
        proposalId: first.id,
      },
    },
  );
  expect(createTopic.topic).toEqual({ title: 'Shipping', themeCount: first.themes.length });
  expect((await proposals()).map(({ id }) => id)).not.toContain(first.id);
  await sortAgain();
  expect(about(await proposals(), first.title.toLowerCase())).toEqual([]);
  await ask(maker, 'mutation ($id: ID!) { undoThemeChange(changeId: $id) { id } }', {
    id: createTopic.changeId,
  });
  await sortAgain();
  expect(await proposals()).toHaveLength(2);
});
