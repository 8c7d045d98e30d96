import { sql, type RawBuilder } from 'kysely';
import { isVisible } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import '#server/platform/search/tables.ts';

/** Whether a row of `search_items i` is something that the viewer may see now. Tags of the workspace have no map. */
export function isSeen(ctx: Pick<Ctx, 'actor' | 'workspace'>): RawBuilder<boolean> {
  return sql<boolean>`(not i.removed and (i.access_id is null or ${isVisible(ctx, 'i.access_id')}))`;
}
