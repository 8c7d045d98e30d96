import { sql } from 'kysely';
import { findStanding } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import '#server/platform/ai/language/tables.ts';
import { isSeen } from './seen-items.ts';

const everyMs = 800;
const accessLost = 'You no longer have access to what this answer was made from.';
const generationOff = 'AI is turned off for this workspace.';

/** While a model writes: stops it as soon as its reader may not read what it writes from, or the workspace turns AI off. */
export function watchAccess(
  ctx: Ctx,
  { itemIds, stop }: { itemIds: readonly string[]; stop: (reason: string) => void },
): () => void {
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const again = (): void => {
    timer = setTimeout(() => void look(), everyMs);
    timer.unref();
  };
  const look = async (): Promise<void> => {
    const reason = await findReason(ctx, itemIds).catch(() => undefined);
    if (isOver) return;
    if (reason === undefined) again();
    else stop(reason);
  };
  again();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

async function findReason(ctx: Ctx, itemIds: readonly string[]): Promise<string | undefined> {
  const { actor, workspace } = ctx;
  if (actor.kind !== 'member') return accessLost;
  return ctx.database.transaction({ workspaceId: workspace.id }, 'read only', async (db) => {
    const standing = await findStanding(db, workspace.id, actor.accountId);
    if (!standing) return accessLost;
    const now = { workspace, actor: { ...actor, ...standing } };
    const { rows } = await sql<{ seen: number; off: boolean }>`
      select (select count(distinct i.id) from search_items i where i.workspace_id = ${workspace.id}
          and i.id = any(${[...itemIds]}::uuid[]) and ${isSeen(now)})::int as seen,
        exists (select from model_settings where workspace_id = ${workspace.id} and not generation_on) as off`.execute(
      db,
    );
    if (rows[0]?.off === true) return generationOff;
    return (rows[0]?.seen ?? 0) < new Set(itemIds).size ? accessLost : undefined;
  });
}
