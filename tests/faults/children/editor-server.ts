// A server with one document, on a data folder that outlives it. Prints where it is as one line of JSON.
import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import { registerObject } from '#server/kernel/access/index.ts';
import { createSignInLink, findOrCreateAccount } from '#server/kernel/accounts/index.ts';
import { createDocument } from '#server/kernel/documents/index.ts';
import '#server/kernel/documents/tables.ts';
import { insertProject } from '#server/kernel/projects/index.ts';
import { createWorkspace, findWorkspaceBySubdomain } from '#server/kernel/workspaces/index.ts';
import { inTransaction, type WorkspaceRef } from '#server/platform/context/context.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { readEnv } from '#server/platform/env/env.ts';

const [dataDir = '', port = '0'] = process.argv.slice(2);
const email = 'typist@fault.example';
const subdomain = 'fault-research';
const log = pino({ level: 'silent' });
const env = readEnv(
  { HARK_URL: 'http://hark.test', HARK_DATA_DIR: dataDir, HARK_SUMMARIES_AFTER: '0' },
  join(import.meta.dirname, '../../..'),
);

const database = await openDatabase({ dataDir, poolSize: 1, prepare: true, statementTimeoutMs: 60_000, log });
await migrate(database.owner);
const app = await createApp({ env, log, database, services: ['web', 'worker', 'realtime'] });
const workspace = (await findWorkspaceBySubdomain(database, subdomain)) ?? (await makeWorkspace());
const documentId = (await findDocument(workspace)) ?? (await makeDocument(workspace));
await app.http.listen({ port: Number(port), host: '127.0.0.1' });
const link = await createSignInLink(app.services, workspace, email);
process.stdout.write(`${JSON.stringify({ documentId, host: `${workspace.subdomain}.hark.test`, link })}\n`);

async function makeWorkspace(): Promise<WorkspaceRef> {
  const account = await database.transaction({}, 'read write', (db) =>
    findOrCreateAccount(app.services, db, email),
  );
  return createWorkspace(app.services, {
    name: 'Fault Research',
    owner: { accountId: account.id, email, name: 'Typist' },
  });
}

function findDocument({ id }: WorkspaceRef): Promise<string | undefined> {
  return database.transaction({ workspaceId: id }, 'read only', async (db) => {
    const row = await db
      .selectFrom('documents')
      .select('id')
      .where('workspace_id', '=', id)
      .executeTakeFirst();
    return row?.id;
  });
}

function makeDocument(place: WorkspaceRef): Promise<string> {
  return inTransaction(app.services.systemCtx(place), async (tx) => {
    const owner = await tx.db.selectFrom('members').select('id').executeTakeFirstOrThrow();
    const project = await insertProject(tx, { title: 'Typed', createdBy: owner.id, isSample: false });
    const id = tx.newId();
    await registerObject(tx, { id, type: 'note', parentId: project.id });
    await createDocument(tx, { id, kind: 'note', ownerId: id });
    return id;
  });
}
