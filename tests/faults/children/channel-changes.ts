// A whole server on a place that outlives it. It does one thing to its channel again and again and says what is done,
// until it is killed; with `rest` it works until nothing is left to do.
import { setTimeout as pause } from 'node:timers/promises';
import { createScene, signIn, type Person } from '#tests/support/scene.ts';
import { ask } from '#tests/support/work.ts';
import { pointOf, removedAtOnce } from '../channel-points.ts';
import { endWithWork, openChannelServer } from './open-channel-server.ts';

const [place = '', dataDir = '', vectors = '', task = '', from = '0', perBatch = '0'] = process.argv.slice(2);
const app = await openChannelServer({ place, dataDir, vectors });
if (task === 'rest') await endWithWork(app);

const { maker, channelId } = (await findChannel()) ?? (await makeChannel());
console.log(`begins ${channelId}`);
const steps: Readonly<Record<string, (at: number) => Promise<unknown>>> = { add, merge, remove, sort };
const step = steps[task];
if (!step) throw new Error(`There is no task “${task}”`);
for (let at = 0; ; at += 1) console.log(`did ${JSON.stringify(await step(at))}`);

/** As batches come from outside; the worker reads and places them meanwhile. */
async function add(at: number): Promise<number> {
  const first = Number(from) + at * Number(perBatch);
  await addBatch(maker, channelId, first);
  // Nobody gives more before some of it is read.
  await pause(20);
  return first;
}

async function addBatch(by: Person, to: string, first: number): Promise<void> {
  const points = Array.from({ length: Number(perBatch) }, (_, one) => pointOf(first + one));
  await ask(by, 'mutation ($input: AddDataPointsInput!) { addDataPoints(input: $input) { addedCount } }', {
    input: { channelId: to, source: 'API', points },
  });
}

/** The smallest theme joins the largest, and is split from it again. */
async function merge(at: number): Promise<null> {
  const { channel } = await ask(
    maker,
    `{ channel(id: "${channelId}") { themes(first: 50) { items { id } } } }`,
  );
  const ids: string[] = channel.themes.items.map(({ id }: { id: string }) => id);
  const [into = '', one = ''] = [ids[0], ids.at(-1)];
  const isSplit = at % 2 === 1;
  await ask(
    maker,
    isSplit
      ? `mutation { splitTheme(id: "${into}") { changeId } }`
      : `mutation { mergeThemes(intoId: "${into}", ids: ["${one}"]) { changeId } }`,
  );
  return null;
}

/** Those that were added first, and their numbers. */
async function remove(): Promise<number[]> {
  const { rows } = await app.database.owner.query<{ id: string; number: number }>(
    `select id, external_id::int as number from data_points where channel_id = $1 order by 2 limit $2`,
    [channelId, removedAtOnce],
  );
  await ask(
    maker,
    'mutation ($channelId: ID!, $ids: [ID!]!) { deleteDataPoints(channelId: $channelId, ids: $ids) }',
    { channelId, ids: rows.map(({ id }) => id) },
  );
  return rows.map(({ number }) => number);
}

async function sort(): Promise<null> {
  await ask(maker, `mutation { sortChannel(id: "${channelId}") { id } }`);
  for (;;) {
    const { channel } = await ask(maker, `{ channel(id: "${channelId}") { sorting { doing } } }`);
    if (channel.sorting === null) return null;
    await pause(20);
  }
}

async function makeChannel(): Promise<{ maker: Person; channelId: string }> {
  const maker = await (await createScene(app)).member();
  const { createChannel } = await ask(
    maker,
    'mutation { createChannel(input: { title: "Reviews" }) { id } }',
  );
  await addBatch(maker, createChannel.id, 0);
  return { maker, channelId: createChannel.id };
}

/** The one that a killed server left, and its maker. */
async function findChannel(): Promise<{ maker: Person; channelId: string } | undefined> {
  const { rows } = await app.database.owner.query<
    Record<'id' | 'by' | 'name' | 'email' | 'at' | 'subdomain' | 'workspace', string>
  >(
    `select c.id, m.id as "by", m.name, m.email, w.id as "at", w.subdomain, w.name as "workspace" from channels c
       join members m on m.workspace_id = c.workspace_id and m.id = c.created_by
       join workspaces w on w.id = c.workspace_id`,
  );
  const [found] = rows;
  if (!found) return undefined;
  const workspace = { id: found.at, subdomain: found.subdomain, name: found.workspace };
  return { maker: await signIn(app, workspace, { ...found, id: found.by }), channelId: found.id };
}
