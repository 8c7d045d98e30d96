import { sql } from 'kysely';
import type { ExportedReel } from '#domain/exports/board-codecs.ts';
import { isVisible } from '#server/kernel/access/index.ts';
import { isVisibleWritten } from '#server/kernel/writing/index.ts';
import { reading, type Exporting } from './exporting.ts';
import '#server/features/files/tables.ts';
import '#server/features/highlights/tables.ts';
import '#server/features/insights/tables.ts';
import '#server/features/reels/tables.ts';

type Row = Omit<ExportedReel, 'createdAt'> & { createdAt: Date };

/** The reels of the insights, with the parts that the person may see. */
export async function readReels(exporting: Exporting): Promise<ExportedReel[]> {
  const { ctx, projectId } = exporting;
  const { rows } = await reading(exporting, (db) =>
    sql<Row>`
      select r.id, r.owner_id as "insightId", r.title, r.layout, r.created_at as "createdAt", coalesce((
        select jsonb_agg(jsonb_build_object('highlightId', h.id, 'fileId', f.id, 'title', p.title,
          'startTime', p.start_at, 'endTime', p.end_at, 'rank', p.rank) order by p.rank, p.id)
        from reel_parts p
        join highlights h on h.workspace_id = p.workspace_id and h.id = p.highlight_id and not h.hidden
          and h.deleted_at is null and ${isVisible(ctx, 'h.access_id')}
        join files f on f.workspace_id = h.workspace_id and f.id = h.file_id and f.trashed_at is null
        where p.workspace_id = r.workspace_id and p.reel_id = r.id and p.removed_at is null), '[]') as parts
      from reels r
      join insights on insights.workspace_id = r.workspace_id and insights.id = r.owner_id
      where r.workspace_id = ${ctx.workspace.id} and r.deleted_at is null and insights.project_id = ${projectId}
        and ${isVisibleWritten(ctx, 'insights')}
      order by r.created_at, r.id`.execute(db),
  );
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}
