// The product as it runs, on a data folder of its own, with one workspace in it.
import { join } from 'node:path';
import { createApp } from '#server/app.ts';
import { createSignInLink, findOrCreateAccount } from '#server/kernel/accounts/index.ts';
import { createWorkspace } from '#server/kernel/workspaces/index.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { readEnv } from '#server/platform/env/env.ts';
import { createLog } from '#server/platform/log/create-log.ts';

/** Meanings are read with the model pack, or by the service at an address, or not at all. */
const [dataDir = '', url = '', meanings = 'none'] = process.argv.slice(2);
const email = 'sender@bench.example';
const settings = {
  HARK_URL: 'http://hark.test',
  HARK_DATA_DIR: dataDir,
  ...(meanings === 'none' && { HARK_MODELS: 'false' }),
  ...(meanings.startsWith('http') && { HARK_AI_URL: meanings }),
};
const env = readEnv({ ...settings, LOG_LEVEL: 'error' }, join(import.meta.dirname, '../..'));
const log = createLog({ level: 'error' });
const database = await openDatabase({
  ...(url !== '' && { url }),
  dataDir,
  poolSize: 5,
  prepare: true,
  statementTimeoutMs: 60_000,
  log,
});
await migrate(database.owner);
const app = await createApp({ env, log, database, services: ['web', 'worker', 'realtime'] });
const account = await database.transaction({}, 'read write', (db) =>
  findOrCreateAccount(app.services, db, email),
);
const owner = { accountId: account.id, email, name: 'Sender' };
const workspace = await createWorkspace(app.services, { name: 'Bench Research', owner });
const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
const link = await createSignInLink(app.services, workspace, email);
process.send?.({ address, host: `${workspace.subdomain}.hark.test`, link });
