import { sql } from 'kysely';
import { rankOf } from '#server/kernel/access/index.ts';
import type { Kind } from '#server/kernel/kinds/index.ts';
import '#server/features/insights/tables.ts';
import { restoreReels } from './delete-reels.ts';
import './tables.ts';

export const reelKind: Kind = {
  name: 'reel',
  trash: {
    type: 'REEL',
    select: (ctx) => sql`
      select r.id, r.title, i.project_id, r.deleted_at as trashed_at, r.deleted_by as trashed_by,
        ${rankOf(ctx, 'i.access_id')} as rank
      from reels r
      join insights i on i.workspace_id = r.workspace_id and i.id = r.owner_id and r.owner_type = 'insight'
      join projects p on p.workspace_id = i.workspace_id and p.id = i.project_id
      where r.workspace_id = ${ctx.workspace.id} and r.deleted_at is not null and i.trashed_at is null
        and p.trashed_at is null and p.status <> 'archived'`,
    restore: (ctx, id) => restoreReels(ctx, [id]),
    purge: 'reels',
    purged: (reelId) => ({ type: 'reel.purged', payload: { reelId } }),
  },
};
