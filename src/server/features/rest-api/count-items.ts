import { sql } from 'kysely';
import { apiItemsPerMinute } from '#domain/api-tokens/api-limits.ts';
import { TooManyRequests } from '#domain/errors/hark-error.ts';
import { groupDigits } from '#domain/limits/text-limit.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

const windowMs = 60_000;

/**
 * What all programs of a workspace send in a minute, on all nodes. Counted in the transaction of the import: items of
 * one that is refused are not counted, and a smaller one may still fit.
 */
export async function countItems(tx: TxCtx, items: number): Promise<void> {
  const now = tx.now();
  const end = new Date(now.getTime() + windowMs);
  // A window that ends later than this began while a clock was ahead.
  const isOver = sql`(counted.resets_at <= ${now} or counted.resets_at > ${end})`;
  const { rows } = await sql<{ count: number; resetsAt: Date }>`
    insert into api_item_counts as counted (workspace_id, count, resets_at)
    values (${tx.workspace.id}, ${items}, ${end})
    on conflict (workspace_id) do update set
      count = case when ${isOver} then excluded.count else counted.count + excluded.count end,
      resets_at = case when ${isOver} then excluded.resets_at else counted.resets_at end
    returning count, resets_at as "resetsAt"`.execute(tx.db);
  const [row] = rows;
  if (!row || row.count <= apiItemsPerMinute) return;
  const seconds = Math.max(1, Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000));
  throw new TooManyRequests(
    seconds,
    `A workspace can import ${groupDigits(apiItemsPerMinute)} items a minute. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  );
}
