import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { inTransaction } from '#server/platform/context/context.ts';
import { eventually } from '#tests/support/eventually.ts';
import { app, channelId, maker, openSortedChannel, place } from '#tests/support/sorted-channel.ts';
import { ask, errorOf } from '#tests/support/work.ts';
import { sortChannelJob } from './jobs.ts';
import { tendChannels } from './schedule.ts';
import './tables.ts';

const said = ['parcel delivery arrives late', 'password login fails daily', 'dark colors hurt eyes'] as const;

openSortedChannel();
beforeEach(async () => {
  await add(said.flatMap((text) => Array.from({ length: 20 }, () => text)));
});

let lastId = 0;
async function add(texts: readonly string[], people = 5): Promise<void> {
  const points = texts.map((text) => {
    lastId += 1;
    return {
      text,
      externalId: String(lastId),
      participant: `Person ${lastId % people}`,
      saidAt: '2026-03-01T10:00:00Z',
    };
  });
  await ask(maker, 'mutation ($input: AddDataPointsInput!) { addDataPoints(input: $input) { addedCount } }', {
    input: { channelId, source: 'API', points },
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

/** As it is done every hour. */
async function tend() {
  const { boss, embedder, models } = app.services;
  const { sentiment } = models;
  const handler = tendChannels({ boss, job: sortChannelJob(undefined), embedder, sentiment });
  const due = { scheduleId: channelId, dueAt: new Date(), isLate: false, missed: null };
  await inTransaction(app.services.systemCtx(place.workspace), (tx) => handler.run(tx, due));
  await settle();
  return handler;
}

async function themeOf(words: string): Promise<string> {
  const { channel } = await ask(
    maker,
    `{ channel(id: "${channelId}") { dataPoints(query: "${words}", first: 1) { items { theme { id } } } } }`,
  );
  return channel.dataPoints.items[0].theme.id;
}

const change = (run: ReturnType<typeof sql>): Promise<unknown> =>
  app.database.transaction({ workspaceId: place.workspace.id }, 'read write', (db) => run.execute(db));

async function proposalOf(themeId: string) {
  return (await ask(maker, `{ theme(id: "${themeId}") { titleProposal { title why } } }`)).theme
    .titleProposal;
}

/** As if the theme had been named when its data points were nearer to it. */
async function drift(themeId: string): Promise<void> {
  await change(sql`update themes set named_likeness = 1.5 where id = ${themeId}`);
  await change(sql`update channels set tended_at = null where id = ${channelId}`);
  await add([said[0]]);
}

it('a run says why it was and what it found, and a merge what became of a theme', async () => {
  const { channel } = await ask(
    maker,
    `{ channel(id: "${channelId}") { runs { why themeCount newCount sampleCount pointCount themedCount } } }`,
  );
  expect(channel.runs).toEqual([
    { why: 'FIRST', themeCount: 3, newCount: 3, sampleCount: 60, pointCount: 60, themedCount: 60 },
  ]);
  const [late, login] = [await themeOf('parcel'), await themeOf('password')];
  const { mergeThemes } = await ask(
    maker,
    `mutation { mergeThemes(intoId: "${late}", ids: ["${login}"]) { changeId } }`,
  );
  const lineage = async () =>
    (await ask(maker, `{ theme(id: "${late}") { comesFrom { kind themeId } } }`)).theme.comesFrom;
  expect(await lineage()).toEqual([{ kind: 'MERGE', themeId: login }]);
  await ask(maker, `mutation { undoThemeChange(changeId: "${mergeThemes.changeId}") { id } }`);
  expect(await lineage()).toEqual([]);
});

it('a theme is an early signal while few people speak of it', async () => {
  const late = await themeOf('parcel');
  const read = async () =>
    (
      await ask(
        maker,
        `{ theme(id: "${late}") { earlySignal
          peopleCount(from: "2026-01-01T00:00:00Z", to: "2026-04-01T00:00:00Z") } }`,
      )
    ).theme;
  expect(await read()).toEqual({ earlySignal: false, peopleCount: 5 });
  await change(sql`update data_points set participant = 'Ada' where channel_id = ${channelId}`);
  expect(await read()).toEqual({ earlySignal: true, peopleCount: 1 });
  await change(sql`update data_points set participant = null where channel_id = ${channelId}`);
  expect(await read()).toEqual({ earlySignal: false, peopleCount: 0 });
});

it('a drifted theme gets a proposed title, which is never applied by itself and not asked twice', async () => {
  const late = await themeOf('parcel');
  await change(sql`update themes set title = 'Something else' where id = ${late}`);
  await drift(late);
  const proposal = await proposalOf(late);
  expect(proposal.why).toBe('DRIFT');
  expect((await ask(maker, `{ theme(id: "${late}") { title } }`)).theme.title).toBe('Something else');
  const viewer = await place.member({ role: 'VIEWER' });
  const dismiss = `mutation { dismissTitleProposal(themeId: "${late}") { id } }`;
  expect(errorOf(await viewer.graphql(dismiss))[0]).toBe('Forbidden');
  await ask(maker, dismiss);
  await drift(late);
  expect(await proposalOf(late)).toBeNull();
});

it('an accepted title is answered for', async () => {
  const late = await themeOf('parcel');
  await change(sql`update themes set title = 'Something else' where id = ${late}`);
  await drift(late);
  const { title } = await proposalOf(late);
  await ask(maker, `mutation { updateTheme(input: { id: "${late}", title: "${title}" }) { changeId } }`);
  expect(await proposalOf(late)).toBeNull();
});

it('a channel with new data is sorted again after a week, though nothing more comes in', async () => {
  await add([said[1]]);
  await change(
    sql`update channels set sorted_at = now() - interval '8 days', tended_at = now() where id = ${channelId}`,
  );
  const handler = await tend();
  const { channel } = await ask(maker, `{ channel(id: "${channelId}") { runs { why newCount goneCount } } }`);
  expect(channel.runs[0]).toEqual({ why: 'WEEK', newCount: 0, goneCount: 0 });
  const { rows } = await app.database.transaction({ workspaceId: place.workspace.id }, 'read only', (db) =>
    sql<{
      id: string;
    }>`select id from schedules where id = ${channelId} and handler = ${handler.name}`.execute(db),
  );
  expect(rows).toHaveLength(1);
});

it('what a sorting left whose worker died too often is done within the hour', async () => {
  const late = await themeOf('parcel');
  const { channel } = await ask(
    maker,
    `{ channel(id: "${channelId}") { dataPoints(themeId: "${late}", first: 1) { items { id } } } }`,
  );
  const [{ id }] = channel.dataPoints.items;
  await change(sql`update data_points set theme_id = null, theme_score = null where id = ${id}`);
  await tend();
  expect((await ask(maker, `{ dataPoint(id: "${id}") { theme { id } } }`)).dataPoint.theme.id).toBe(late);
  await change(sql`update channels set sorting_wanted = 1 where id = ${channelId}`);
  await tend();
  const { channel: sorted } = await ask(maker, `{ channel(id: "${channelId}") { runs { why } } }`);
  expect(sorted.runs[0].why).toBe('ASKED');
});
