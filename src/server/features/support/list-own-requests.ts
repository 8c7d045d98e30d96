import { itemLimits } from '#domain/limits/count-limits.ts';
import type { SupportRequests } from '#domain/staff/staff-answers.ts';
import { supportStateOf } from '#domain/staff/support-access.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { WorkspaceRef } from '#server/platform/context/context.ts';
import { supportAccessColumns } from './support-access.ts';
import './tables.ts';

/** What one person of the staff asked of a workspace, newest first. */
export async function listOwnRequests(
  { database, now }: Pick<Services, 'database' | 'now'>,
  workspace: WorkspaceRef,
  { accountId, after }: { accountId: string; after: string | null },
): Promise<SupportRequests> {
  const rows = await database.transaction({ workspaceId: workspace.id }, 'read only', (db) =>
    db
      .selectFrom('support_accesses')
      .select(supportAccessColumns)
      .where('workspace_id', '=', workspace.id)
      .where('staff_account_id', '=', accountId)
      .$if(after !== null, (query) => query.where('id', '<', after ?? ''))
      .orderBy('id', 'desc')
      .limit(itemLimits.page + 1)
      .execute(),
  );
  const page = rows.slice(0, itemLimits.page);
  return {
    items: page.map((row) => ({
      id: row.id,
      reason: row.reason,
      minutes: row.minutes,
      state: supportStateOf(row, now()),
      requestedAt: row.requestedAt.toISOString(),
      endsAt: row.endsAt?.toISOString() ?? null,
    })),
    endCursor: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  };
}
