import { sql } from 'kysely';
import { can } from '#domain/access/can.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { readChosenRedaction } from '#server/platform/ai/modes/read-modes.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { SealedBox } from '#server/platform/secrets/sealed-box.ts';
import { getChannel } from '../policy.ts';
import type { FoundInPoint } from './find-in-points.ts';
import { pointWordColumns } from './point-word.ts';
import { hideWords } from './review-point-words.ts';
import '../tables.ts';

type Kept = { readonly proposed: number; readonly applied: number };
const none: Kept = { proposed: 0, applied: 0 };

/**
 * Keeps what was found for a review, or hides it at once, with the rights that the person has now. What somebody said
 * is not personal is left alone.
 */
export async function keepInPoints(tx: TxCtx, box: SealedBox, all: readonly FoundInPoint[]): Promise<Kept> {
  const mode = await readChosenRedaction(tx.db, tx.workspace.id, null);
  const open = mode === 'Off' ? new Set<string>() : await findOpenChannels(tx, all);
  const points = all.filter(({ channelId }) => open.has(channelId));
  if (points.length === 0) return none;
  const rows = points.flatMap(({ id: of, channelId, found }) =>
    found.map(({ kind, text: words, foundBy }) => ({ id: tx.newId(), of, channelId, kind, words, foundBy })),
  );
  const { rows: fresh } = await sql`
    insert into data_point_words (workspace_id, id, channel_id, point_id, kind, words, found_by, state, created_at)
    select ${tx.workspace.id}::uuid, r.id, r."channelId", r.of, r.kind, r.words, r."foundBy", 'open',
      ${tx.now()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, of uuid, "channelId" uuid, kind text,
      words text, "foundBy" text)
    where exists (select from data_points p where p.workspace_id = ${tx.workspace.id} and p.id = r.of)
      and not exists (select from data_point_words w where w.workspace_id = ${tx.workspace.id} and w.point_id = r.of
        and w.words = r.words)
    returning id`.execute(tx.db);
  if (mode !== 'On') return { proposed: fresh.length, applied: 0 };
  const applied = await hideFound(tx, box, points);
  await hideAddresses(tx, points);
  return { proposed: 0, applied };
}

async function findOpenChannels(tx: TxCtx, points: readonly FoundInPoint[]): Promise<Set<string>> {
  const { viewer } = requireMember(tx);
  const open = new Set<string>();
  for (const id of new Set(points.map(({ channelId }) => channelId))) {
    const channel = await getChannel(tx, id).catch((error: unknown) => {
      if (error instanceof NotFound) return undefined;
      throw error;
    });
    if (channel && can(viewer, 'channel.redact', channel).allowed) open.add(id);
  }
  return open;
}

/** Also what waited for a review since an earlier look. */
async function hideFound(tx: TxCtx, box: SealedBox, points: readonly FoundInPoint[]): Promise<number> {
  const ids = points.map(({ id }) => id);
  const found = new Map(points.map(({ id, found: own }) => [id, new Set(own.map(({ text }) => text))]));
  const words = await tx.db
    .selectFrom('data_point_words')
    .select(pointWordColumns)
    .where(isInWorkspace(tx.workspace.id, 'point_id', ids))
    .where('state', '=', 'open')
    .orderBy('id')
    .forUpdate()
    .execute();
  const hidden = words.filter(({ pointId, words: said }) => found.get(pointId)?.has(said ?? ''));
  if (hidden.length > 0) await hideWords(tx, box, hidden);
  return hidden.length;
}

/** As for those that come in: a link that tells who said it is left out, and such an id gives way to its hash. */
async function hideAddresses(tx: TxCtx, points: readonly FoundInPoint[]): Promise<void> {
  const rows = points.map(({ id, url, externalId }) => ({ id, url, externalId }));
  await sql`
    update data_points p set url = r.url,
      external_id = case when exists (select from data_points same where same.workspace_id = p.workspace_id
        and same.channel_id = p.channel_id and same.source = p.source and same.external_id = r."externalId")
        then p.external_id else r."externalId" end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, url text, "externalId" text)
    where p.workspace_id = ${tx.workspace.id} and p.id = r.id
      and (p.url is distinct from r.url or p.external_id <> r."externalId")`.execute(tx.db);
  await sql`
    update note_origins o set url = r.url
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, url text)
    where o.workspace_id = ${tx.workspace.id} and o.point_id = r.id and o.url is distinct from r.url`.execute(
    tx.db,
  );
}
