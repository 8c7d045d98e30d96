import { sql } from 'kysely';
import type { Integration } from '#server/kernel/integrations/index.ts';
import './tables.ts';

/** Programs and assistants alike: both come with an API token. */
export const apiTokensIntegration: Integration = {
  name: 'api-tokens',
  label: 'Programs and assistants',
  async find(_services, ctx) {
    const db = await ctx.reads.db();
    const { rows } = await sql<{ count: number; lastUsedAt: Date | null }>`
      select count(*)::int as count, max(last_used_at) as "lastUsedAt" from api_tokens
      where workspace_id = ${ctx.workspace.id} and revoked_at is null
        and (expires_at is null or expires_at > ${ctx.now()})`.execute(db);
    const [row] = rows;
    return row && row.count > 0
      ? { state: 'CONNECTED', count: row.count, lastUsedAt: row.lastUsedAt }
      : undefined;
  },
};
