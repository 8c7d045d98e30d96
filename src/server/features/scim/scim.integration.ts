import type { Integration } from '#server/kernel/integrations/index.ts';
import './tables.ts';

export const scimIntegration: Integration = {
  name: 'scim',
  label: 'Directory (SCIM)',
  async find(_services, ctx) {
    const db = await ctx.reads.db();
    const row = await db
      .selectFrom('scim_settings')
      .select('token_last_used_at as lastUsedAt')
      .where('workspace_id', '=', ctx.workspace.id)
      .where('token_hash', 'is not', null)
      .executeTakeFirst();
    return row && { state: 'CONNECTED', lastUsedAt: row.lastUsedAt };
  },
};
