import { sql } from 'kysely';
import type { Integration } from '#server/kernel/integrations/index.ts';

export const ssoIntegration: Integration = {
  name: 'sso',
  label: 'Single sign-on',
  async find(_services, ctx) {
    const db = await ctx.reads.db();
    const { rows } = await sql<{ testedAt: Date | null }>`
      select tested_at as "testedAt" from sso_settings where workspace_id = ${ctx.workspace.id}`.execute(db);
    const [row] = rows;
    return row && { state: row.testedAt === null ? 'OFF' : 'CONNECTED', lastUsedAt: null };
  },
};
