// The product with as many documents as asked for, on the embedded database in a folder of its own.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import { registerObject } from '#server/kernel/access/index.ts';
import { createSignInLink, findOrCreateAccount } from '#server/kernel/accounts/index.ts';
import { createDocument } from '#server/kernel/documents/index.ts';
import { insertProject } from '#server/kernel/projects/index.ts';
import { createWorkspace } from '#server/kernel/workspaces/index.ts';
import '#server/kernel/members/tables.ts';
import { inTransaction } from '#server/platform/context/context.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { readEnv } from '#server/platform/env/env.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'hark-bench-'));
const log = pino({ level: 'error' });
const env = readEnv(
  { HARK_URL: 'http://hark.test', HARK_DATA_DIR: dataDir },
  join(import.meta.dirname, '../..'),
);
const database = await openDatabase({ dataDir, poolSize: 1, prepare: true, statementTimeoutMs: 60_000, log });
await migrate(database.owner);
const app = await createApp({ env, log, database, services: ['web', 'worker', 'realtime'] });
const email = 'typist@bench.example';
const account = await database.transaction({}, 'read write', (db) =>
  findOrCreateAccount(app.services, db, email),
);
const owner = { accountId: account.id, email, name: 'Typist' };
const workspace = await createWorkspace(app.services, { name: 'Bench Research', owner });
const documentIds = await inTransaction(app.services.systemCtx(workspace), async (tx) => {
  const member = await tx.db.selectFrom('members').select('id').executeTakeFirstOrThrow();
  const project = await insertProject(tx, { title: 'Typed', createdBy: member.id, isSample: false });
  const ids = Array.from({ length: Number(process.argv[2] ?? 1) }, () => tx.newId());
  for (const id of ids) {
    await registerObject(tx, { id, type: 'note', parentId: project.id });
    await createDocument(tx, { id, kind: 'note', ownerId: id });
  }
  return ids;
});
await app.http.listen({ port: 0, host: '127.0.0.1' });
const address = app.http.server.address();
process.send?.({
  address: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
  host: `${workspace.subdomain}.hark.test`,
  link: await createSignInLink(app.services, workspace, email),
  documentIds,
});
