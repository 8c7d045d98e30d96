import { randomInt } from 'node:crypto';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { defaultRegionId } from '#domain/workspaces/regions.ts';
import { subdomainCandidates } from '#domain/workspaces/subdomain.ts';
import { addMember } from '#server/kernel/members/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import {
  inTransaction,
  withDirectory,
  type TxCtx,
  type WorkspaceRef,
} from '#server/platform/context/context.ts';
import { claimAddress } from './claim-address.ts';
import './tables.ts';

export type NewWorkspace = {
  name: string;
  owner: { accountId: string; email: string; name: string; jobRole?: string };
  orgSize?: string;
};

/** A workspace with its first member, who manages and administers it. */
export async function createWorkspace(
  services: Pick<Services, 'systemCtx' | 'newId'>,
  input: NewWorkspace,
): Promise<WorkspaceRef> {
  const name = accept(parseText(textLimits.workspaceName, input.name));
  const id = services.newId();
  const draft = { id, name, subdomain: '' };
  return inTransaction(withDirectory(services.systemCtx(draft)), async (tx) => {
    const subdomain = await claimSubdomain(tx, name);
    await tx.db
      .insertInto('workspace_settings')
      .values({
        workspace_id: id,
        primary_color: null,
        org_size: input.orgSize ?? null,
        sample_installed_at: null,
      })
      .execute();
    const member = await addMember(tx, {
      ...input.owner,
      role: 'MANAGER',
      workspaceAdmin: true,
      inviteId: null,
    });
    await tx.record({
      type: 'workspace.created',
      payload: { workspaceId: id, memberId: member.id },
      objectId: id,
    });
    return { id, name, subdomain };
  });
}

/** Two people may want one name at once: the unique index decides, and the loser takes the next candidate. */
async function claimSubdomain(tx: TxCtx, name: string): Promise<string> {
  for (let round = 0; round < 20; round += 1) {
    const digits = String(randomInt(10_000)).padStart(4, '0');
    for (const subdomain of subdomainCandidates(name, digits)) {
      if (!(await claimAddress(tx, subdomain))) continue;
      const inserted = await tx.db
        .insertInto('workspaces')
        .values({ id: tx.workspace.id, subdomain, name, region: defaultRegionId, created_at: tx.now() })
        .onConflict((conflict) => conflict.column('subdomain').doNothing())
        .executeTakeFirst();
      if (inserted.numInsertedOrUpdatedRows === 1n) return subdomain;
    }
  }
  throw new Error('No subdomain could be found');
}
