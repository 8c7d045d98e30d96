// A whole server with a hostile workspace and a quiet one. Prints where it is, and tells over HTTP how it is.
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import type { Feature } from '#server/platform/app/feature.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { readEnv, services } from '#server/platform/env/env.ts';
import { createClock } from '#tests/support/clock.ts';
import { createScene, type Person } from '#tests/support/scene.ts';
import { addNote, addProject, documentOf } from '#tests/support/work.ts';

const [place = '', dataDir = '', hostileCount = '1', quietCount = '1'] = process.argv.slice(2);
const log = pino({ level: 'silent' });
const env = readEnv(
  { HARK_URL: 'http://hark.test', HARK_DATA_DIR: dataDir, HARK_SUMMARIES_AFTER: '0', HARK_MODELS: 'false' },
  join(import.meta.dirname, '../../..'),
);
const database = await openDatabase({
  ...(place.startsWith('postgres') && { url: place }),
  dataDir: place,
  poolSize: 10,
  prepare: true,
  statementTimeoutMs: 30_000,
  log,
});

const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
const people: { hostile: Person[]; quiet: Person[] } = { hostile: [], quiet: [] };
const bearersOf = (some: readonly Person[]): Promise<string[]> =>
  Promise.all(some.map((person) => person.bearer()));
const state: Feature = {
  name: 'flood',
  routes(http) {
    http.get('/flood/state', async () => {
      const answer = {
        rss: process.memoryUsage().rss,
        longestPauseMs: delay.max / 1e6,
        hostile: await bearersOf(people.hostile),
        quiet: await bearersOf(people.quiet),
      };
      delay.reset();
      return answer;
    });
  },
};
const app = {
  ...(await createApp({ env, log, database, services, extra: [state] })),
  clock: createClock(),
  env,
  database,
};
const scene = await createScene(app);
const [hostile, quiet] = [await scene.workspace('Hostile'), await scene.workspace('Quiet')];
for (let count = 0; count < Number(hostileCount); count += 1) people.hostile.push(await hostile.member());
for (let count = 0; count < Number(quietCount); count += 1) people.quiet.push(await quiet.member());
const projects = { hostile: await addProject(hostile.owner), quiet: await addProject(quiet.owner) };
for (let count = 0; count < 20; count += 1) {
  const content = documentOf(`People lose their place when the list is long, said number ${count}.`);
  await addNote(quiet.owner, projects.quiet, { title: `Interview ${count}`, content });
}
await app.dispatcher?.drain();
await app.http.listen({ port: 0, host: '127.0.0.1' });
const address = app.http.server.address();
const port = typeof address === 'object' && address ? address.port : 0;
const hostOf = (workspace: { subdomain: string }): string => `${workspace.subdomain}.hark.test`;
const hosts = { hostile: hostOf(hostile.workspace), quiet: hostOf(quiet.workspace) };
process.stdout.write(`ready ${JSON.stringify({ port, hosts, projects })}\n`);
