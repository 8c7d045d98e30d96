import { NotFound } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { apiTokenColumns, type ApiToken } from './api-token.ts';
import './tables.ts';

/** Its next request is refused, and its open sockets close. */
export async function revokeApiToken(ctx: Ctx, id: string): Promise<ApiToken> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'apiToken.revoke');
    const revoked = await tx.db
      .updateTable('api_tokens')
      .set({ revoked_at: tx.now(), revoked_by: viewer.id })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .returning(apiTokenColumns)
      .executeTakeFirst();
    if (!revoked) throw new NotFound();
    await tx.record({
      type: 'apiToken.revoked',
      payload: { apiTokenId: id },
      objectId: id,
      before: { name: revoked.name, scopes: revoked.scopes, expiresAt: revoked.expiresAt },
    });
    return revoked;
  });
}
