import { Unavailable } from '#domain/errors/hark-error.ts';
import { createSignInLink, findOrCreateAccount } from '#server/kernel/accounts/index.ts';
import { addMember } from '#server/kernel/members/index.ts';
import { createWorkspace } from '#server/kernel/workspaces/index.ts';
import '#server/kernel/workspaces/tables.ts';
import type { Services } from '#server/platform/app/services.ts';
import {
  inTransaction,
  withDirectory,
  type TxCtx,
  type WorkspaceRef,
} from '#server/platform/context/context.ts';
import { fillSampleProjects } from './fill-sample-projects.ts';
import { sampleColleagues, sampleOwner, sampleWorkspace } from './sample-content.data.ts';

/**
 * On the first start: a workspace to look around in, and a link that signs its owner in once. Later starts answer no
 * link: a log that is kept must not hold a way in for each start. `hark sign-in-link` makes another.
 */
export async function installSampleWorkspace(services: Services): Promise<string | undefined> {
  const workspace = await install(services);
  return (
    workspace &&
    createSignInLink(services, workspace, sampleOwner.email, { start: services.env.signUpEnabled })
  );
}

/** Only into an empty installation: nobody wants a sample beside their own work after an update. */
async function install(services: Services): Promise<WorkspaceRef | undefined> {
  const { database } = services;
  const isEmpty = await database.transaction({}, 'read only', async (db) => {
    const rows = await db.selectFrom('workspaces').select('id').limit(1).execute();
    return rows.length === 0;
  });
  if (!isEmpty) return undefined;
  const owner = await database.transaction({}, 'read write', (db) =>
    findOrCreateAccount(services, db, sampleOwner.email),
  );
  const workspace = await createWorkspace(services, {
    ...sampleWorkspace,
    owner: { ...sampleOwner, accountId: owner.id },
  }).catch(skipWithoutDirectory);
  if (!workspace) return undefined;
  await inTransaction(withDirectory(services.systemCtx(workspace)), (tx) => fill(services, tx));
  return workspace;
}

/** A region starts without its sample while the region with the directory of addresses is down. */
function skipWithoutDirectory(error: unknown): undefined {
  if (!(error instanceof Unavailable)) throw error;
}

async function fill(services: Services, tx: TxCtx): Promise<void> {
  const memberIds = new Map<string, string>();
  const owner = await tx.db
    .selectFrom('members')
    .select(['id', 'email'])
    .where('workspace_id', '=', tx.workspace.id)
    .executeTakeFirstOrThrow();
  memberIds.set(owner.email, owner.id);
  for (const { role, ...person } of sampleColleagues) {
    const account = await findOrCreateAccount(services, tx.db, person.email);
    const joining = {
      ...person,
      accountId: account.id,
      role,
      workspaceAdmin: false,
      inviteId: null,
      isSample: true,
    };
    memberIds.set(person.email, (await addMember(tx, joining)).id);
  }
  await fillSampleProjects(tx, memberIds);
  await tx.db
    .updateTable('workspace_settings')
    .set({ sample_installed_at: tx.now() })
    .where('workspace_id', '=', tx.workspace.id)
    .execute();
}
