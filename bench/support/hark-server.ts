// The product as it runs, on a database that the benchmark made.
import { join } from 'node:path';
import { createApp } from '#server/app.ts';
import { createSignInLink } from '#server/kernel/accounts/index.ts';
import { findWorkspaceById } from '#server/kernel/workspaces/index.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { readEnv } from '#server/platform/env/env.ts';
import { createLog } from '#server/platform/log/create-log.ts';
import { sealSegments } from '#server/platform/search/seal-segments.ts';

/**
 * `file:` and a folder for the embedded database; `seal` makes the search index ready first, and no jobs run then:
 * reading the meaning of a hundred thousand new items is not what a search is measured beside.
 */
const [url = '', workspaceId = '', email = '', port = '0', first = ''] = process.argv.slice(2);
const env = readEnv(
  { PORT: port, HARK_URL: `http://localhost:${port}`, LOG_LEVEL: 'error' },
  join(import.meta.dirname, '../..'),
);
const log = createLog({ level: 'error' });
const database = await openDatabase({
  ...(!url.startsWith('file:') && { url }),
  dataDir: url.slice('file:'.length),
  poolSize: 10,
  prepare: true,
  statementTimeoutMs: 600_000,
  log,
});
const app = await createApp({
  env,
  log,
  database,
  services: first === 'seal' ? ['web', 'realtime'] : ['web', 'worker', 'realtime'],
});
await app.http.listen({ port: env.port, host: '127.0.0.1' });
const workspace = await findWorkspaceById(database, workspaceId);
if (workspace && first === 'seal') await sealSegments(app.services.systemCtx(workspace));
const link = workspace && (await createSignInLink(app.services, workspace, email));
process.send?.({
  address: `http://127.0.0.1:${port}`,
  host: `${workspace?.subdomain}.localhost:${port}`,
  link,
});
