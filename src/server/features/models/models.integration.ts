import { sql } from 'kysely';
import type { Integration } from '#server/kernel/integrations/index.ts';

export const modelsIntegration: Integration = {
  name: 'models',
  label: 'Language model',
  async find(_services, ctx) {
    const db = await ctx.reads.db();
    const { rows } = await sql<{ isOn: boolean; lastUsedAt: Date | null }>`
      select generation_on as "isOn", (
        select max(created_at) from model_uses u where u.workspace_id = s.workspace_id) as "lastUsedAt"
      from model_settings s where workspace_id = ${ctx.workspace.id} and provider is not null`.execute(db);
    const [row] = rows;
    return row && { state: row.isOn ? 'CONNECTED' : 'OFF', lastUsedAt: row.lastUsedAt };
  },
};
