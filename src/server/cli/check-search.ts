import { sql } from 'kysely';
import { createApp } from '#server/app.ts';
import { checkIndex, rebuildIndex } from '#server/features/search/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { WorkspaceRef } from '#server/platform/context/context.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { resealAll } from '#server/platform/search/seal-segments.ts';
import { readArguments, say, WrongUsage } from './command.ts';
import { withInstallation } from './open-installation.ts';

type Checking = { isRepair: boolean; args: string[]; usage: string };

/** Compares what can be found with what there is, and writes the index again where it was asked to. */
export async function checkSearch({ isRepair, args, usage }: Checking): Promise<void> {
  const { positionals } = readArguments(args, {}, usage);
  if (positionals.length > 1) throw new WrongUsage(`Usage: ${usage}`);
  await withInstallation(async ({ env, log, database }) => {
    await migrate(database.owner);
    const app = await createApp({ env, log, database, services: [] });
    try {
      for (const workspace of await findWorkspaces(app.services, positionals[0]))
        await checkWorkspace(app.services, workspace, isRepair);
    } finally {
      await app.close();
    }
  });
}

async function findWorkspaces(
  { database }: Services,
  subdomain: string | undefined,
): Promise<WorkspaceRef[]> {
  const { rows } = await database.transaction({}, 'read only', (db) =>
    sql<WorkspaceRef>`select id, subdomain, name from workspaces
      where ${subdomain ?? null}::text is null or subdomain = ${subdomain ?? null} order by subdomain`.execute(
      db,
    ),
  );
  if (rows.length === 0 && subdomain !== undefined)
    throw new WrongUsage(`There is no workspace "${subdomain}".`);
  return rows;
}

async function checkWorkspace(services: Services, workspace: WorkspaceRef, isRepair: boolean): Promise<void> {
  const ctx = services.systemCtx(workspace);
  const wrong = (await checkIndex(ctx)).filter((one) => one.wrong > 0);
  const told = wrong.map((one) => `${one.wrong} of type ${one.type}`).join(', ');
  if (!isRepair) {
    say(`${workspace.subdomain}: ${told === '' ? 'up to date' : `out of date: ${told}`}`);
    // A script can act on it.
    if (told !== '') process.exitCode = 1;
    return;
  }
  await rebuildIndex(ctx);
  await resealAll(ctx);
  say(`${workspace.subdomain}: ${told === '' ? 'was up to date, rebuilt' : `repaired: ${told}`}`);
}
