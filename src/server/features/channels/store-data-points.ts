import { sql } from 'kysely';
import type { DataPoint } from '#domain/channels/data-point.ts';
import { tellLanguage } from '#engines/search/tell-language.ts';
import { keepParticipants } from '#server/features/people/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { SealedBox } from '#server/platform/secrets/sealed-box.ts';
import { keepColumns } from './columns/keep-columns.ts';
import { admitRows } from './admit-rows.ts';
import { fingerprintOf } from './fingerprint-of.ts';
import { keepPointWords } from './personal-data/keep-point-words.ts';
import type { EnteredPoint } from './personal-data/redact-data-points.ts';
import { keepTurns } from './conversation/keep-turns.ts';
import { keepLanguages } from './keep-languages.ts';
import './tables.ts';

export type Insertion = {
  readonly channelId: string;
  readonly source: string;
  readonly points: readonly (DataPoint & { readonly words?: EnteredPoint['words'] })[];
  /** Where personal data that was found in them is sealed. */
  readonly box?: SealedBox;
  /** How many the workspace may have; left out for no limit. */
  readonly most?: number | undefined;
};

/** What became of one data point: `leftOut` where the workspace has no room for it. */
export type StoredPoint =
  | { readonly status: 'created'; readonly id: string }
  | { readonly status: 'known' | 'leftOut' };

type PointRow = {
  readonly id: string;
  readonly text: string;
  readonly said_at: string;
  readonly participant: string | null;
  readonly url: string | null;
  readonly external_id: string;
  readonly language: string | null;
  readonly properties: Readonly<Record<string, string>>;
};

/** For commands that have checked that somebody may. Answers in the order of the points. */
export async function storeDataPoints(tx: TxCtx, insertion: Insertion): Promise<StoredPoint[]> {
  const { channelId, source, most } = insertion;
  const described = await keepColumns(tx, channelId, insertion.points);
  const rows = insertion.points.map((point, at): PointRow => ({
    id: tx.newId(),
    text: point.text,
    said_at: (point.saidAt ?? tx.now()).toISOString(),
    participant: point.participant,
    url: point.url,
    external_id: point.externalId ?? fingerprintOf(point),
    language: point.language ?? tellLanguage(point.text) ?? null,
    properties: described[at] ?? {},
  }));
  const leftOut =
    most === undefined ? new Set<string>() : await admitRows(tx, { channelId, source, rows, most });
  const added = await sql<{ id: string }>`
    insert into data_points
      (workspace_id, channel_id, id, source, external_id, text, said_at, participant, url, language, properties,
        added_at)
    select ${tx.workspace.id}::uuid, ${channelId}::uuid, p.id, ${source}, p.external_id, p.text, p.said_at,
      p.participant, p.url, p.language, p.properties, ${tx.now()}
    from jsonb_to_recordset(${JSON.stringify(rows.filter(({ id }) => !leftOut.has(id)))}::jsonb)
      as p (id uuid, external_id text, text text, said_at timestamptz, participant text, url text,
        language text, properties jsonb)
    on conflict (workspace_id, channel_id, source, external_id) do nothing returning id`.execute(tx.db);
  const ids = new Set(added.rows.map(({ id }) => id));
  const fresh = rows.flatMap(({ id, participant, language }, at) =>
    ids.has(id) ? [{ id, participant, language, turns: insertion.points[at]?.turns ?? [] }] : [],
  );
  await keepTurns(tx, channelId, fresh);
  await keepLanguages(tx, channelId, fresh);
  await keepParticipants(
    tx,
    fresh.flatMap(({ participant, turns }) => [participant, ...turns.map((turn) => turn.participant)]),
  );
  const found = rows.flatMap(({ id }, at) => {
    const words = insertion.points[at]?.words ?? [];
    return ids.has(id) && words.length > 0 ? [{ id, words }] : [];
  });
  if (insertion.box) await keepPointWords(tx, insertion.box, { channelId, points: found });
  if (ids.size > 0)
    await tx.record({
      type: 'channel.dataAdded',
      payload: { channelId, count: ids.size },
      objectId: channelId,
    });
  return rows.map(({ id }) => {
    if (ids.has(id)) return { status: 'created', id };
    return { status: leftOut.has(id) ? 'leftOut' : 'known' };
  });
}
