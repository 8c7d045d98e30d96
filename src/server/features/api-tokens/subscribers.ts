import { defineSubscriber } from '#server/platform/events/subscriber.ts';
import './tables.ts';

/** Without a role their tokens are asleep already; should the person come back, the tokens must not. */
export const revokeTokensOfRemoved = defineSubscriber({
  name: 'api-tokens.revoke-of-removed',
  hears: ['member.removed'],
  async run(tx, { payload }) {
    const revoked = await tx.db
      .updateTable('api_tokens')
      .set({ revoked_at: tx.now(), revoked_by: null })
      .where('workspace_id', '=', tx.workspace.id)
      .where('created_by', '=', payload.memberId)
      .where('revoked_at', 'is', null)
      .returning(['id', 'name', 'scopes', 'expires_at as expiresAt'])
      .execute();
    for (const { id, ...before } of revoked) {
      await tx.record({ type: 'apiToken.revoked', payload: { apiTokenId: id }, objectId: id, before });
    }
  },
});
