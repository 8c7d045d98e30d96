import { createApp } from '#server/app.ts';
import { createSignInLink } from '#server/kernel/accounts/index.ts';
import '#server/kernel/members/tables.ts';
import { findWorkspaceBySubdomain } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { WorkspaceRef } from '#server/platform/context/context.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { say, WrongUsage } from './command.ts';
import { withInstallation } from './open-installation.ts';

/** For an operator who is locked out: a link that signs a member in once. Without arguments, the first admin. */
export async function printSignInLink([subdomain, email]: readonly string[]): Promise<void> {
  await withInstallation(async ({ env, log, database }) => {
    await migrate(database.owner);
    const app = await createApp({ env, log, database, services: [] });
    try {
      const workspace = await findWorkspace(app.services, subdomain);
      const member = await findMember(app.services, workspace, email);
      const link = await createSignInLink(app.services, workspace, member);
      say(`Sign in to ${workspace.name} as ${member} (works once): ${link}`);
    } finally {
      await app.close();
    }
  });
}

async function findWorkspace({ database }: Services, subdomain: string | undefined): Promise<WorkspaceRef> {
  const first = await database.transaction({}, 'read only', (db) =>
    db.selectFrom('workspaces').select('subdomain').orderBy('created_at').orderBy('id').limit(1).execute(),
  );
  const wanted = subdomain ?? first[0]?.subdomain;
  const workspace = wanted === undefined ? undefined : await findWorkspaceBySubdomain(database, wanted);
  if (workspace) return workspace;
  throw new WrongUsage(
    wanted === undefined ? 'There is no workspace yet.' : `There is no workspace "${wanted}".`,
  );
}

async function findMember(
  { database }: Services,
  { id, subdomain }: WorkspaceRef,
  email: string | undefined,
): Promise<string> {
  const found = await database.transaction({ workspaceId: id }, 'read only', (db) =>
    db
      .selectFrom('members')
      .select('email')
      .where('workspace_id', '=', id)
      .where('suspended_at', 'is', null)
      .$if(email !== undefined, (query) => query.where('email', '=', (email ?? '').toLowerCase()))
      .$if(email === undefined, (query) => query.where('workspace_admin', '=', true))
      .orderBy('created_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst(),
  );
  if (found) return found.email;
  const whom = email === undefined ? 'no active admin' : `no active member "${email}"`;
  throw new WrongUsage(`The workspace "${subdomain}" has ${whom}.`);
}
