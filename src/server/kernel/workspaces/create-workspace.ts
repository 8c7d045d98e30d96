import { randomInt } from 'node:crypto';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { InvalidOperation } from '#domain/errors/hark-error.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { addressTaken } from '#domain/workspaces/address-changes.ts';
import { defaultRegionId, type RegionId } from '#domain/workspaces/regions.ts';
import { parseSubdomain, subdomainCandidates } from '#domain/workspaces/subdomain.ts';
import { addMember } from '#server/kernel/members/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import {
  inTransaction,
  withDirectory,
  type TxCtx,
  type WorkspaceRef,
} from '#server/platform/context/context.ts';
import { releaseAddress, reserveAddress, type RegionServices } from './address-in-regions.ts';
import { claimAddress, isAddressFree } from './claim-address.ts';
import './tables.ts';

export type NewWorkspace = {
  name: string;
  /** The one address that will do, as a person chose it; without, one is made of the name. */
  subdomain?: string;
  owner: { accountId: string; email: string; name: string; jobRole?: string };
  orgSize?: string;
  promo?: string;
  /** The project template that the workspace starts with. */
  templateId?: string;
};

/** A workspace with its first member, who manages and administers it. */
export async function createWorkspace(
  services: RegionServices & Pick<Services, 'systemCtx' | 'newId'>,
  input: NewWorkspace,
): Promise<WorkspaceRef> {
  const name = accept(parseText(textLimits.workspaceName, input.name));
  const chosen = input.subdomain === undefined ? undefined : accept(parseSubdomain(input.subdomain));
  const id = services.newId();
  const draft = { id, name, subdomain: '' };
  const reserved = services.regions ? await reserveSubdomain(services, draft, chosen) : undefined;
  const region = services.regions?.env.own.id ?? defaultRegionId;
  return inTransaction(withDirectory(services.systemCtx(draft)), async (tx) => {
    const subdomain = await claimSubdomain(tx, { name, region, reserved, chosen });
    await tx.db
      .insertInto('workspace_settings')
      .values({
        workspace_id: id,
        primary_color: null,
        org_size: input.orgSize ?? null,
        promo: input.promo ?? null,
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
      payload: {
        workspaceId: id,
        memberId: member.id,
        ...(input.templateId !== undefined && { templateId: input.templateId }),
      },
      objectId: id,
    });
    return { id, name, subdomain };
  }).catch(async (error: unknown) => {
    await releaseAddress(services, { teamId: id });
    throw error;
  });
}

type Claim = {
  name: string;
  region: RegionId;
  reserved: string | undefined;
  chosen: string | undefined;
};

/** Two people may want one name at once: the unique index decides, and the loser takes the next candidate. */
async function claimSubdomain(tx: TxCtx, { name, region, reserved, chosen }: Claim): Promise<string> {
  for (let round = 0; round < rounds; round += 1) {
    for (const subdomain of reserved === undefined ? candidates(name, chosen) : [reserved]) {
      if (!(await claimAddress(tx, subdomain, { isRouted: reserved !== undefined }))) continue;
      const inserted = await tx.db
        .insertInto('workspaces')
        .values({ id: tx.workspace.id, subdomain, name, region, created_at: tx.now() })
        .onConflict((conflict) => conflict.column('subdomain').doNothing())
        .executeTakeFirst();
      if (inserted.numInsertedOrUpdatedRows === 1n) return subdomain;
    }
    if (chosen !== undefined) throw new InvalidOperation(addressTaken);
  }
  throw new Error('No subdomain could be found');
}

/** Before the transaction: while another region is asked, nobody here may wait for a connection. */
async function reserveSubdomain(
  services: RegionServices,
  { id, name }: Pick<WorkspaceRef, 'id' | 'name'>,
  chosen: string | undefined,
): Promise<string> {
  for (let round = 0; round < rounds; round += 1) {
    for (const subdomain of candidates(name, chosen)) {
      if (!(await isAddressFree(services.database, subdomain))) continue;
      if ((await reserveAddress(services, { teamId: id, subdomain })) !== 'taken') return subdomain;
    }
    if (chosen !== undefined) throw new InvalidOperation(addressTaken);
  }
  throw new Error('No subdomain could be found');
}

const rounds = 20;

function candidates(name: string, chosen: string | undefined): Iterable<string> {
  if (chosen !== undefined) return [chosen];
  return subdomainCandidates(name, String(randomInt(10_000)).padStart(4, '0'));
}
