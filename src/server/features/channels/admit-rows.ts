import { sql } from 'kysely';
import { admitDataPoints } from '#domain/channels/channel-limits.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

type Incoming = {
  readonly channelId: string;
  readonly source: string;
  readonly rows: readonly { readonly id: string; readonly external_id: string }[];
  readonly most: number;
};

/**
 * Ids of the rows that the workspace has no room for: the last of those that are new. Imports into a workspace with a
 * limit wait for each other, or two would take the same room.
 */
export async function admitRows(
  tx: TxCtx,
  { channelId, source, rows, most }: Incoming,
): Promise<Set<string>> {
  await lockWorkspace(tx);
  const { rows: known } = await sql<{ externalId: string }>`
    select external_id as "externalId" from data_points
    where workspace_id = ${tx.workspace.id} and channel_id = ${channelId} and source = ${source}
      and external_id = any(${rows.map((row) => row.external_id)}::text[])`.execute(tx.db);
  const seen = new Set(known.map(({ externalId }) => externalId));
  const fresh = rows.filter(({ external_id: externalId }) => {
    const isNew = !seen.has(externalId);
    seen.add(externalId);
    return isNew;
  });
  const { admitted } = admitDataPoints({ channelDataPoints: most }, await countUsed(tx), fresh.length);
  const unfit = new Set(fresh.slice(admitted).map((row) => row.external_id));
  return new Set(rows.filter((row) => unfit.has(row.external_id)).map(({ id }) => id));
}

/**
 * The trash counts until it is emptied, and so does what was excluded, or both would be ways around the limit; what came
 * as a sample does not.
 */
async function countUsed(tx: TxCtx): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select coalesce(sum(d.point_count), 0)::int as used
    from channel_days d join channels c on c.workspace_id = d.workspace_id and c.id = d.channel_id
    where d.workspace_id = ${tx.workspace.id} and not c.is_sample`.execute(tx.db);
  const { rows: apart } = await sql<{ excluded: number }>`
    select count(*)::int as excluded
    from data_points p join channels c on c.workspace_id = p.workspace_id and c.id = p.channel_id
    where p.workspace_id = ${tx.workspace.id} and p.excluded_at is not null and not c.is_sample`.execute(
    tx.db,
  );
  return (rows[0]?.used ?? 0) + (apart[0]?.excluded ?? 0);
}
