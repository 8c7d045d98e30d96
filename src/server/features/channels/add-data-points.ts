import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import {
  mostDataPointsAtOnce,
  parseDataPoint,
  type DataPoint,
  type DataPointDraft,
  type DataPointSource,
} from '#domain/channels/data-point.ts';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { getChannel } from './policy.ts';
import './tables.ts';

export type NewDataPoints = {
  readonly channelId: string;
  readonly source: DataPointSource;
  readonly points: readonly DataPointDraft[];
};

/** `problems` name the rows that can't be stored, by their place; the others are added all the same. */
export type AddedDataPoints = {
  readonly addedCount: number;
  readonly knownCount: number;
  readonly problems: { readonly index: number; readonly message: string }[];
};

/** Feedback from outside, a batch at a time. What is known already stays as it is, so a batch can be sent again. */
export async function addDataPoints(ctx: Ctx, input: NewDataPoints): Promise<AddedDataPoints> {
  if (input.points.length === 0 || input.points.length > mostDataPointsAtOnce)
    throw new ValidationError(`Add 1 to ${mostDataPointsAtOnce} data points at a time`);
  const parsed = input.points.map(parseDataPoint);
  const points = parsed.flatMap((point) => (point.ok ? [point.value] : []));
  const problems = parsed.flatMap((point, index) => (point.ok ? [] : [{ index, message: point.message }]));
  return inTransaction(ctx, async (tx) => {
    const channel = await getChannel(tx, input.channelId);
    allow(tx, 'channel.import', channel);
    const addedCount = await insertDataPoints(tx, { ...input, points });
    return { addedCount, knownCount: points.length - addedCount, problems };
  });
}

type Insertion = {
  readonly channelId: string;
  readonly source: string;
  readonly points: readonly DataPoint[];
};

/** For commands that have checked that somebody may. Answers how many were new. */
export async function insertDataPoints(tx: TxCtx, insertion: Insertion): Promise<number> {
  return (await storeDataPoints(tx, insertion)).filter((id) => id !== null).length;
}

/** The same. Answers the id of each point, null for one that was known. */
export async function storeDataPoints(
  tx: TxCtx,
  { channelId, source, points }: Insertion,
): Promise<(string | null)[]> {
  const rows = points.map((point) => ({
    id: tx.newId(),
    text: point.text,
    said_at: (point.saidAt ?? tx.now()).toISOString(),
    participant: point.participant,
    url: point.url,
    external_id: point.externalId ?? fingerprintOf(point),
  }));
  const added = await sql<{ id: string }>`
    insert into data_points
      (workspace_id, channel_id, id, source, external_id, text, said_at, participant, url, added_at)
    select ${tx.workspace.id}::uuid, ${channelId}::uuid, p.id, ${source}, p.external_id, p.text, p.said_at,
      p.participant, p.url, ${tx.now()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as p (id uuid, external_id text, text text, said_at timestamptz, participant text, url text)
    on conflict (workspace_id, channel_id, source, external_id) do nothing returning id`.execute(tx.db);
  const ids = new Set(added.rows.map(({ id }) => id));
  if (ids.size > 0)
    await tx.record({
      type: 'channel.dataAdded',
      payload: { channelId, count: ids.size },
      objectId: channelId,
    });
  return rows.map(({ id }) => (ids.has(id) ? id : null));
}

/** The same words by the same person at the same time are the same data point, in a file that names none. */
function fingerprintOf({ text, participant, saidAt }: DataPoint): string {
  return createHash('sha256')
    .update(JSON.stringify([text, participant, saidAt?.toISOString() ?? null]))
    .digest('base64url');
}
