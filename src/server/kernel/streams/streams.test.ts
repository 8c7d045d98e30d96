import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { authenticateSocket } from '#server/kernel/accounts/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import type { Access, Database } from '#server/platform/db/database.ts';
import { openStream } from '#server/platform/streams/open-stream.ts';
import { readStream, type StreamEvent } from '#server/platform/streams/read-stream.ts';
import { storedBeside } from '#server/platform/streams/stored-beside.ts';
import { openStreamHub, type StreamHub } from '#server/platform/streams/stream-hub.ts';
import { createStreamWriter } from '#server/platform/streams/stream-writer.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let place: Place;
let reader: Person;
let database: Database;
let transactions: Access[];
let hub: StreamHub;

beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace();
  database = {
    ...app.services.database,
    transaction(scope, access, run) {
      transactions.push(access);
      return app.services.database.transaction(scope, access, run);
    },
  };
  hub = openStreamHub({ database, log: app.services.log });
});
afterAll(() => app.close());
beforeEach(async () => {
  transactions = [];
  reader = await place.member();
});

async function openAccess(): Promise<{ ctx: Ctx; recheck: () => Promise<Ctx> }> {
  const authorization = `Bearer ${await reader.bearer()}`;
  const access = await authenticateSocket(
    { ...app.services, database },
    { host: reader.visitor.host, authorization },
  );
  return { ctx: access.ctx, recheck: () => access.recheck() };
}

async function addStreams(ctx: Ctx, count: number): Promise<string[]> {
  const memberId = requireMember(ctx).viewer.id;
  return inTransaction(ctx, async (tx) => {
    const ids: string[] = [];
    while (ids.length < count) ids.push(await openStream(tx, { memberId }));
    return ids;
  });
}

async function readAll(events: AsyncIterable<StreamEvent>): Promise<StreamEvent[]> {
  const heard: StreamEvent[] = [];
  for await (const event of events) if (event.kind !== 'alive') heard.push(event);
  return heard;
}

const parts = ['Part 1', 'Part 2', 'Part 3', 'Part 4'].map((text) => ({ text }));
const wholeStream = [
  ...parts.map((data, at) => ({ kind: 'part', position: at + 1, data })),
  { kind: 'end', state: 'done' },
];

test('answers that grow at once are stored together, and each reader has its own in order', async () => {
  const { ctx, recheck } = await openAccess();
  const ids = await addStreams(ctx, 40);
  const readings = ids.map((id) => readAll(readStream({ ctx, id, after: 0, hub, recheck })));
  const writers = ids.map((id) => createStreamWriter(ctx, id));
  const before = transactions.filter((access) => access === 'read write').length;
  for (const part of parts) await Promise.all(writers.map((writer) => writer.append(part)));
  const stored = transactions.filter((access) => access === 'read write').length - before;
  await Promise.all(writers.map((writer) => writer.end('done')));
  expect(await Promise.all(readings)).toEqual(ids.map(() => wholeStream));
  // 160 parts; the signs of life of all streams are one more each second.
  expect(stored).toBeLessThan(20);
});

test('a reader on another node, and one that comes late, have the same', async () => {
  const { ctx, recheck } = await openAccess();
  const [id = ''] = await addStreams(ctx, 1);
  const elsewhere = openStreamHub({
    database: { listen: (channel, hear) => database.listen(channel, hear) },
    log: app.services.log,
  });
  const reading = readAll(readStream({ ctx, id, after: 0, hub: elsewhere, recheck }));
  const writer = createStreamWriter(ctx, id);
  await writer.append({ text: 'Part 1' });
  await writer.append({ text: 'Part 2' });
  const late = readAll(readStream({ ctx, id, after: 1, hub, recheck }));
  await writer.append({ text: 'Part 3' });
  await writer.append({ text: 'Part 4' });
  await writer.end('done');
  expect(await reading).toEqual(wholeStream);
  expect(await late).toEqual(wholeStream.slice(1));
});

test('an answer that can’t be stored fails alone', async () => {
  const { ctx, recheck } = await openAccess();
  const [sound = '', broken = ''] = await addStreams(ctx, 2);
  const beside = storedBeside<string>(async (_db, rows) => {
    if (rows.includes('broken')) throw new Error('No such conversation');
  });
  const [soundWriter, brokenWriter] = [createStreamWriter(ctx, sound), createStreamWriter(ctx, broken)];
  const outcomes = await Promise.allSettled([
    soundWriter.append({ text: 'Part 1' }, beside('sound')),
    brokenWriter.append({ text: 'Part 1' }, beside('broken')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect([soundWriter.signal.aborted, brokenWriter.signal.aborted]).toEqual([false, true]);
  await soundWriter.end('done');
  await brokenWriter.end('failed');
  const read = (id: string) => readAll(readStream({ ctx, id, after: 0, hub, recheck }));
  expect(await read(sound)).toEqual([wholeStream[0], { kind: 'end', state: 'done' }]);
  expect(await read(broken)).toEqual([{ kind: 'end', state: 'failed' }]);
});

test('whether readers may read on is asked for all of them at once', async () => {
  const { ctx, recheck } = await openAccess();
  const ids = await addStreams(ctx, 20);
  const readings = ids.map((id) => readStream({ ctx, id, after: 0, hub, recheck }));
  const looks = async (): Promise<void> => {
    const events = await Promise.all(readings.map((reading) => reading.next()));
    expect(events.map(({ value }) => value?.kind)).toEqual(ids.map(() => 'alive'));
  };
  await looks();
  transactions = [];
  await looks();
  await looks();
  const reads = transactions.filter((access) => access === 'read only').length;
  // Two beats of two questions each; one by one there would be 80.
  expect(reads).toBeLessThan(20);
  await Promise.all(ids.map((id) => createStreamWriter(ctx, id).end('done')));
  const ends = await Promise.all(readings.map((reading) => readAll(reading)));
  expect(ends).toEqual(ids.map(() => [{ kind: 'end', state: 'done' }]));
});
