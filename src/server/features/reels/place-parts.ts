import { sql } from 'kysely';
import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { byRank, rankGap, rankBetween, rebalanceRanks, type Ranked } from '#domain/rank/rank.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { Clip } from './clips-of-highlights.ts';
import './tables.ts';

type StoredPart = Ranked & { readonly highlightId: string | null };

/** Those that are in the reel, in their order. */
export async function partsInOrder(tx: TxCtx, reelId: string): Promise<StoredPart[]> {
  const parts = await tx.db
    .selectFrom('reel_parts')
    .select(['id', 'rank', 'highlight_id as highlightId'])
    .where('workspace_id', '=', tx.workspace.id)
    .where('reel_id', '=', reelId)
    .where('removed_at', 'is', null)
    .execute();
  return parts.sort(byRank);
}

/** Puts clips at a place among the parts that are there; a highlight that is in the reel already stays where it is. */
export async function placeClips(
  tx: TxCtx,
  reelId: string,
  { clips, index }: { clips: readonly Clip[]; index: number | null },
): Promise<number> {
  const parts = await partsInOrder(tx, reelId);
  const known = new Set(parts.map(({ highlightId }) => highlightId));
  const added = clips.filter(({ highlightId }) => !known.has(highlightId));
  accept(checkCount(countLimits.highlightsPerReel, parts.length, added.length));
  if (added.length === 0) return 0;
  const at = Math.max(0, Math.min(index ?? parts.length, parts.length));
  const rankAt = await makeRoom(tx, { parts, at, count: added.length });
  await tx.db
    .insertInto('reel_parts')
    .values(
      added.map(({ highlightId, fileId, start, end }, position) => ({
        workspace_id: tx.workspace.id,
        id: tx.newId(),
        reel_id: reelId,
        rank: rankAt(position),
        highlight_id: highlightId,
        file_id: fileId,
        start_at: start,
        end_at: end,
        removed_at: null,
      })),
    )
    .execute();
  return added.length;
}

/** Ranks for so many at this place. At the end there is always room; in between the others make some. */
async function makeRoom(
  tx: TxCtx,
  { parts, at, count }: { parts: readonly StoredPart[]; at: number; count: number },
): Promise<(position: number) => number> {
  const [before, after] = [parts[at - 1]?.rank, parts[at]?.rank];
  if (after === undefined) {
    const first = rankBetween(before, undefined) ?? 0;
    return (position) => first + position * rankGap;
  }
  const ranks = rebalanceRanks(parts.length + count);
  await writeRanks(
    tx,
    parts.map(({ id }, place) => ({ id, rank: ranks[place < at ? place : place + count] ?? 0 })),
  );
  return (position) => ranks[at + position] ?? 0;
}

export async function writeRanks(tx: TxCtx, rows: readonly Ranked[]): Promise<void> {
  const [ids, ranks] = [rows.map(({ id }) => id), rows.map(({ rank }) => rank)];
  await sql`update reel_parts set rank = placed.rank
    from unnest(${ids}::uuid[], ${ranks}::double precision[]) as placed (id, rank)
    where reel_parts.workspace_id = ${tx.workspace.id} and reel_parts.id = placed.id`.execute(tx.db);
}
