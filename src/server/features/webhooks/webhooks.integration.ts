import { sql } from 'kysely';
import type { Integration } from '#server/kernel/integrations/index.ts';
import { identifyMessage } from './identify-message.ts';
import { hookCalls } from './hook-calls.ts';
import './tables.ts';

export const webhooksIntegration: Integration = {
  name: 'webhooks',
  label: 'Webhooks',
  async find(_services, ctx) {
    const db = await ctx.reads.db();
    const { rows } = await sql<{ count: number; on: number; failing: number; lastUsedAt: Date | null }>`
      select count(*)::int as count, count(*) filter (where disabled_at is null)::int as on,
        count(*) filter (where disabled_at is null and failing_since is not null)::int as failing,
        max(last_success_at) as "lastUsedAt"
      from webhooks where workspace_id = ${ctx.workspace.id}`.execute(db);
    const [row] = rows;
    if (!row || row.count === 0) return undefined;
    const state = row.on === 0 ? 'OFF' : row.failing > 0 ? 'FAILING' : 'CONNECTED';
    return { state, count: row.count, lastUsedAt: row.lastUsedAt };
  },
  identify: identifyMessage,
  calls: [
    { method: 'POST', path: 'subscribe', run: hookCalls.subscribe },
    { method: 'POST', path: 'unsubscribe', run: hookCalls.unsubscribe },
    { method: 'DELETE', path: 'subscribe', run: hookCalls.unsubscribe },
    { method: 'GET', path: 'sample', run: hookCalls.sample },
  ],
};
