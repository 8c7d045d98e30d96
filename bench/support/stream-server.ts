// The product on PostgreSQL, with people who ask a model about one note.
import { join } from 'node:path';
import { createApp } from '#server/app.ts';
import { createSignInLink, findOrCreateAccount } from '#server/kernel/accounts/index.ts';
import { addMember } from '#server/kernel/members/index.ts';
import { createWorkspace } from '#server/kernel/workspaces/index.ts';
import { inTransaction } from '#server/platform/context/context.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { readEnv } from '#server/platform/env/env.ts';
import { createLog } from '#server/platform/log/create-log.ts';

const [url = '', modelUrl = '', people = '1'] = process.argv.slice(2);
const log = createLog({ level: 'error' });
const env = readEnv(
  {
    HARK_URL: 'http://hark.test',
    HARK_AI_URL: modelUrl,
    HARK_AI_MODEL: 'scripted-1',
    HARK_AI_KEY: 'sk-bench',
    HARK_MODELS: 'false',
  },
  join(import.meta.dirname, '../..'),
);
const database = await openDatabase({
  url,
  dataDir: '',
  poolSize: env.databasePoolSize,
  prepare: true,
  statementTimeoutMs: 60_000,
  log,
});
await migrate(database.owner);
const app = await createApp({ env, log, database, services: ['web', 'worker', 'realtime'] });
const emails = Array.from({ length: Number(people) }, (_none, at) => `asker${at}@bench.example`);
const accounts = await database.transaction({}, 'read write', async (db) => {
  const made = [];
  for (const email of emails)
    made.push({ accountId: (await findOrCreateAccount(app.services, db, email)).id, email, name: email });
  return made;
});
const [owner, ...others] = accounts;
if (!owner) throw new Error('Nobody is there to ask');
const workspace = await createWorkspace(app.services, { name: 'Bench Research', owner });
await inTransaction(app.services.systemCtx(workspace), async (tx) => {
  for (const other of others)
    await addMember(tx, { ...other, role: 'MANAGER', workspaceAdmin: false, inviteId: null });
});
await app.http.listen({ port: 0, host: '127.0.0.1' });
const address = app.http.server.address();
const links: string[] = [];
for (const email of emails) links.push(await createSignInLink(app.services, workspace, email));
process.send?.({
  address: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
  host: `${workspace.subdomain}.hark.test`,
  links,
});
