import { InvalidOperation } from '#domain/errors/hark-error.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { addressTaken, checkAddressChange } from '#domain/workspaces/address-changes.ts';
import { parseSubdomain } from '#domain/workspaces/subdomain.ts';
import type { Services } from '#server/platform/app/services.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { forgetWorkspace } from './find-workspace.ts';
import { releaseAddress, reserveAddress } from './address-in-regions.ts';
import { claimAddress } from './claim-address.ts';
import './tables.ts';

/** Moves the workspace to another address, a few times at most. The old one leads to the new one from then on. */
export async function changeWorkspaceAddress(
  services: Pick<Services, 'regions' | 'log'>,
  ctx: Ctx,
  input: { subdomain: string },
): Promise<void> {
  allow(ctx, 'workspace.changeSubdomain');
  const to = accept(parseSubdomain(input.subdomain));
  const inRegions = { ...services, database: ctx.database, now: ctx.now };
  await ctx.reads.end();
  const address = { teamId: ctx.workspace.id, subdomain: to };
  const reserved = await reserveAddress(inRegions, address);
  if (reserved === 'taken') throw new InvalidOperation(addressTaken);
  try {
    await moveTo(ctx, to, { isRouted: services.regions !== undefined });
  } catch (error) {
    if (reserved === 'created') await releaseAddress(inRegions, address);
    throw error;
  }
  forgetWorkspace(ctx.database, ctx.workspace.subdomain);
}

async function moveTo(ctx: Ctx, to: string, routing: { isRouted: boolean }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'workspace.changeSubdomain');
    await lockWorkspace(tx);
    const { subdomain: from, changes } = await readAddress(tx);
    if (from === to) return;
    accept(checkAddressChange(changes));
    if (!(await claimAddress(tx, to, routing))) throw new InvalidOperation(addressTaken);
    await tx.db
      .updateTable('workspaces')
      .set((row) => ({ subdomain: to, address_changes: row('address_changes', '+', 1) }))
      .where('id', '=', tx.workspace.id)
      .execute();
    await tx.record({
      type: 'workspace.subdomainChanged',
      payload: { workspaceId: tx.workspace.id, from, to },
      objectId: tx.workspace.id,
      before: { subdomain: from },
      after: { subdomain: to },
    });
  });
}

function readAddress(tx: TxCtx): Promise<{ subdomain: string; changes: number }> {
  return tx.db
    .selectFrom('workspaces')
    .select(['subdomain', 'address_changes as changes'])
    .where('id', '=', tx.workspace.id)
    .executeTakeFirstOrThrow();
}
