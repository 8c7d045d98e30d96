import { sql } from 'kysely';
import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import type { ReelLayout } from '#domain/media/reel-layouts.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

export type WholeReel = {
  readonly id: string;
  readonly insightId: string;
  readonly title: string;
  readonly layout: ReelLayout;
  readonly createdAt: Date;
  readonly parts: readonly {
    readonly highlightId: string;
    readonly fileId: string;
    readonly title: string;
    readonly start: number;
    readonly end: number;
    readonly rank: number;
  }[];
};

/** Of insights that nobody else knows yet. For commands that have checked everything but the room. */
export async function insertWholeReels(
  tx: TxCtx,
  createdBy: string,
  reels: readonly WholeReel[],
): Promise<void> {
  for (const { parts } of reels) accept(checkCount(countLimits.highlightsPerReel, parts.length, 0));
  const parts = reels.flatMap(({ id: reelId, parts: all }) =>
    all.map((part) => ({ ...part, reelId, id: tx.newId() })),
  );
  await sql`
    insert into reels (workspace_id, id, owner_id, owner_type, title, layout, created_by, created_at, updated_at)
    select ${tx.workspace.id}::uuid, id, "insightId", 'insight', title, layout, ${createdBy}::uuid, "createdAt",
      ${tx.now()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(reels)}::jsonb)
      as one (id uuid, "insightId" uuid, title text, layout text, "createdAt" timestamptz)`.execute(tx.db);
  await sql`
    insert into reel_parts (workspace_id, id, reel_id, rank, highlight_id, file_id, title, start_at, end_at)
    select ${tx.workspace.id}::uuid, id, "reelId", rank, "highlightId", "fileId", title, start, "end"
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
      as one (id uuid, "reelId" uuid, rank float8, "highlightId" uuid, "fileId" uuid, title text, start float8,
        "end" float8)`.execute(tx.db);
  await tx.record(
    ...reels.map(({ id }) => ({
      type: 'reel.created' as const,
      payload: { reelId: id },
      objectId: id,
      version: 1,
    })),
  );
}
