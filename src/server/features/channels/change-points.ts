import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import type { SealedBox } from '#server/platform/secrets/sealed-box.ts';
import { erasePoints } from './erase-points.ts';
import { requoteThemes } from './requote-themes.ts';
import './tables.ts';

export type PointChange =
  /** Null: into no theme, and no sorting brings them back into one. */
  | { readonly kind: 'move'; readonly themeId: string | null }
  | { readonly kind: 'exclude' }
  | { readonly kind: 'include' }
  | { readonly kind: 'delete' };

export type Points = { readonly channelId: string; readonly ids: readonly string[] };

/** For those who have checked that somebody may. Answers how many there were. */
export async function changePoints(
  tx: TxCtx,
  box: SealedBox,
  points: Points,
  change: PointChange,
): Promise<number> {
  if (change.kind === 'move') return movePoints(tx, points, change.themeId);
  if (change.kind === 'exclude') return excludePoints(tx, points);
  if (change.kind === 'include') return includePoints(tx, points);
  return erasePoints(tx, box, points);
}

/** Where a person puts a point it stays. */
export function movePoints(tx: TxCtx, points: Points, themeId: string | null): Promise<number> {
  return update(tx, points, sql`theme_id = ${themeId}::uuid, placed_by = 'person'`, sql`excluded_at is null`);
}

/** Placed by a person: no sorting looks at it. It has a score, so that it doesn't wait for one. */
export async function excludePoints(tx: TxCtx, points: Points): Promise<number> {
  const count = await update(
    tx,
    points,
    sql`excluded_at = coalesce(excluded_at, ${tx.now()}), theme_id = null, placed_by = 'person',
      theme_score = coalesce(theme_score, 0)`,
  );
  await requoteThemes(tx, points.ids);
  return count;
}

/** Back among the others, to be sorted again. */
export function includePoints(tx: TxCtx, points: Points): Promise<number> {
  return update(
    tx,
    points,
    sql`excluded_at = null,
      placed_by = case when excluded_at is null then placed_by else 'engine' end,
      theme_score = case when excluded_at is null then theme_score end`,
  );
}

async function update(
  tx: TxCtx,
  { channelId, ids }: Points,
  set: ReturnType<typeof sql>,
  where = sql`true`,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update data_points set ${set}
    where workspace_id = ${tx.workspace.id} and channel_id = ${channelId} and ${where}
      and ${isAmong('id', ids)}`.execute(tx.db);
  return Number(numAffectedRows);
}
