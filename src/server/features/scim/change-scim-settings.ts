import type { Insertable } from 'kysely';
import type { Role } from '#domain/access/roles.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { hashOfToken, newSecretToken } from '#server/platform/secrets/secrets.ts';
import { formatScimToken } from './scim-bearer.ts';
import './tables.ts';

/** For the company's directory. The token is in the answer and nowhere else: only its hash is kept. */
export async function createScimToken(ctx: Ctx): Promise<string> {
  const { viewer } = requireMember(ctx);
  const secret = newSecretToken();
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'scim.manage');
    await write(tx, {
      token_hash: hashOfToken(secret),
      token_created_by: viewer.id,
      token_created_at: tx.now(),
      token_last_used_at: null,
    });
    await record(tx, 'scimToken', { created: true });
  });
  return formatScimToken(ctx.workspace.id, secret);
}

/** Its next request is refused. Members stay as they are. */
export async function revokeScimToken(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'scim.manage');
    await write(tx, {
      token_hash: null,
      token_created_by: null,
      token_created_at: null,
      token_last_used_at: null,
    });
    await record(tx, 'scimToken', { created: false });
  });
}

export async function setScimDefaultRole(ctx: Ctx, role: Role): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'scim.manage');
    await write(tx, { default_role: role });
    await record(tx, 'scimDefaultRole', { role });
  });
}

type Change = Partial<Omit<Insertable<Tables['scim_settings']>, 'workspace_id'>>;

async function write(tx: TxCtx, change: Change): Promise<void> {
  const none = { token_hash: null, token_created_by: null, token_created_at: null, token_last_used_at: null };
  await tx.db
    .insertInto('scim_settings')
    .values({ workspace_id: tx.workspace.id, ...none, ...change })
    .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet(change))
    .execute();
}

async function record(tx: TxCtx, setting: string, after: Record<string, unknown>): Promise<void> {
  await tx.record({ type: 'setting.changed', payload: { setting }, objectId: tx.workspace.id, after });
}
