import { parseApiScopes, type ApiScope } from '#domain/access/api-scopes.ts';
import { formatAccessToken } from '#domain/accounts/access-token.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { parseExpiry } from '#domain/time/expiry.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { hashOfToken, newSecretToken } from '#server/platform/secrets/secrets.ts';
import { apiTokenColumns, type ApiToken } from './api-token.ts';
import './tables.ts';

export type NewApiToken = { name: string; scopes: readonly ApiScope[]; expiresAt: Date | null };

/** For an admin's program. The token is in the answer and nowhere else: only its hash is kept. */
export async function createApiToken(
  ctx: Ctx,
  input: NewApiToken,
): Promise<{ apiToken: ApiToken; token: string }> {
  const { viewer } = requireMember(ctx);
  const name = accept(parseText(textLimits.apiTokenName, input.name));
  const scopes = accept(parseApiScopes(input.scopes));
  const expiresAt = accept(parseExpiry(input.expiresAt, ctx.now()));
  const secret = newSecretToken();
  const apiToken = await inTransaction(ctx, async (tx) => {
    allow(tx, 'apiToken.create');
    const created = await tx.db
      .insertInto('api_tokens')
      .values({
        workspace_id: tx.workspace.id,
        id: tx.newId(),
        name,
        token_hash: hashOfToken(secret),
        scopes,
        created_by: viewer.id,
        created_at: tx.now(),
        expires_at: expiresAt,
        last_used_at: null,
        revoked_at: null,
        revoked_by: null,
      })
      .returning(apiTokenColumns)
      .executeTakeFirstOrThrow();
    await tx.record({
      type: 'apiToken.created',
      payload: { apiTokenId: created.id },
      objectId: created.id,
      after: { name, scopes, expiresAt },
    });
    return created;
  });
  return { apiToken, token: formatAccessToken({ isApi: true, workspaceId: ctx.workspace.id, secret }) };
}
