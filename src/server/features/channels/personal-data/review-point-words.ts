import { sql } from 'kysely';
import { dataPointLimits } from '#domain/channels/data-point.ts';
import { propertyLimits } from '#domain/channels/properties.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { nextLabel } from '#domain/personal-data/labels.ts';
import { liftsWords, type PersonalDecision } from '#domain/personal-data/states.ts';
import { replaceFound, type Replacement } from '#engines/personal-data/index.ts';
import { keepParticipants } from '#server/features/people/index.ts';
import { replaceInCopies, requireWords, sealWords, withWords } from '#server/features/personal-data/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { SealedBox } from '#server/platform/secrets/sealed-box.ts';
import { getChannel } from '../policy.ts';
import { changeTurns, readStoredTurns, writeTurns, type StoredTurn } from '../conversation/stored-turns.ts';
import { dropParticipants } from './drop-participants.ts';
import { pointWordColumns, type PointWord } from './point-word.ts';
import '../tables.ts';

export type PointReview = {
  readonly channelId: string;
  readonly ids: readonly string[];
  readonly decision: PersonalDecision;
};

/** Hides words of data points, keeps them as not personal, or takes either back. All or none. */
export async function reviewPointWords(
  ctx: Ctx,
  box: SealedBox,
  { channelId, ids, decision }: PointReview,
): Promise<void> {
  const { viewer } = requireMember(ctx);
  await inTransaction(ctx, async (tx) => {
    const channel = await getChannel(tx, channelId);
    allow(tx, 'channel.redact', channel);
    const words = await holdWords(tx, box, { channelId, ids });
    if (words.some(({ state }) => liftsWords(state, decision))) allow(tx, 'channel.showRedacted', channel);
    const open = words.filter(({ state }) => state !== 'purged');
    if (decision === 'hide')
      await hideWords(
        tx,
        box,
        open.filter(({ state }) => state !== 'hidden'),
      );
    else await showWords(tx, box, { words: open, isKept: decision === 'keep' });
    await tx.db
      .updateTable('data_point_words')
      .set({
        reviewed_by: decision === 'reopen' ? null : viewer.id,
        reviewed_at: decision === 'reopen' ? null : tx.now(),
      })
      .where(isInWorkspace(tx.workspace.id, 'id', ids))
      .execute();
    await recordReview(tx, channelId, { decision, count: ids.length });
  });
}

/** For people with full access: nobody can show these words again. */
export async function purgePointWords(ctx: Ctx, box: SealedBox, channelId: string): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const channel = await getChannel(tx, channelId);
    allow(tx, 'channel.redact', channel);
    allow(tx, 'channel.showRedacted', channel);
    const { rows } = await sql<{ sealedId: string }>`
      with hidden as (
        select id, sealed_id from data_point_words where workspace_id = ${tx.workspace.id}
          and channel_id = ${channelId} and state = 'hidden' for update)
      update data_point_words w set state = 'purged', sealed_id = null from hidden h
      where w.workspace_id = ${tx.workspace.id} and w.id = h.id returning h.sealed_id as "sealedId"`.execute(
      tx.db,
    );
    await box.removeAll(
      tx,
      rows.map(({ sealedId }) => sealedId),
    );
    await recordReview(tx, channelId, { decision: 'purge', count: rows.length });
    return rows.length;
  });
}

async function holdWords(
  tx: TxCtx,
  box: SealedBox,
  { channelId, ids }: Pick<PointReview, 'channelId' | 'ids'>,
): Promise<PointWord[]> {
  const rows = await tx.db
    .selectFrom('data_point_words')
    .select(pointWordColumns)
    .where(isInWorkspace(tx.workspace.id, 'id', ids))
    .where('channel_id', '=', channelId)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length !== ids.length) throw new NotFound();
  return withWords(tx.db, box, tx.workspace.id, rows);
}

/** Puts labels in place of the words, in the data points and in what repeats them. */
export async function hideWords(tx: TxCtx, box: SealedBox, words: readonly PointWord[]): Promise<void> {
  const points = await readPoints(tx, words);
  const sealed = await sealWords(
    tx,
    box,
    words.map((word) => word.words ?? ''),
  );
  const taken = new Map<string, Set<string>>();
  const hidden = words.map((word, at) => {
    const own = taken.get(word.pointId) ?? new Set(points.get(word.pointId)?.labels);
    taken.set(word.pointId, own);
    const label = nextLabel(word.kind, (one) => own.has(one) || isIn(points.get(word.pointId), one));
    own.add(label);
    return { ...word, label, sealedId: sealed[at] ?? null };
  });
  await sql`
    update data_point_words w set state = 'hidden', words = null, sealed_id = c."sealedId", label = c.label
    from jsonb_to_recordset(${JSON.stringify(hidden)}::jsonb) as c (id uuid, label text, "sealedId" uuid)
    where w.workspace_id = ${tx.workspace.id} and w.id = c.id`.execute(tx.db);
  await replaceInPoints(tx, points, (word) => ({ from: word.words ?? '', to: word.label ?? '' }), hidden);
}

async function showWords(
  tx: TxCtx,
  box: SealedBox,
  { words, isKept }: { words: readonly PointWord[]; isKept: boolean },
): Promise<void> {
  requireWords(words);
  const points = await readPoints(tx, words);
  const rows = words.map(({ id, words: said }) => ({ id, words: said }));
  await sql`
    update data_point_words w set state = ${isKept ? 'kept' : 'open'}, label = null, words = c.words,
      sealed_id = null
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (id uuid, words text)
    where w.workspace_id = ${tx.workspace.id} and w.id = c.id`.execute(tx.db);
  await box.removeAll(
    tx,
    words.flatMap(({ sealedId }) => sealedId ?? []),
  );
  const hidden = words.filter(({ label }) => label !== null);
  await replaceInPoints(tx, points, (word) => ({ from: word.label ?? '', to: word.words ?? '' }), hidden);
}

type Point = {
  readonly id: string;
  readonly text: string;
  readonly participant: string | null;
  readonly themeId: string | null;
  readonly labels: readonly string[];
  readonly properties: Readonly<Record<string, string>>;
  /** Of a conversation. */
  readonly turns: readonly StoredTurn[];
};

function isIn(point: Point | undefined, words: string): boolean {
  return [point, ...(point?.turns ?? [])].some((said) => said?.text.includes(words) === true);
}

async function readPoints(tx: TxCtx, words: readonly PointWord[]): Promise<Map<string, Point>> {
  const { rows } = await sql<Omit<Point, 'turns'>>`
    select p.id, p.text, p.participant, p.theme_id as "themeId",
      p.properties, array(select w.label from data_point_words w where w.workspace_id = p.workspace_id and w.point_id = p.id
        and w.label is not null) as labels
    from data_points p where ${isInWorkspace(
      tx.workspace.id,
      'p.id',
      new Set(words.map(({ pointId }) => pointId)),
    )} order by p.id for update`.execute(tx.db);
  const turns = await readStoredTurns(
    tx.db,
    tx.workspace.id,
    rows.map(({ id }) => id),
  );
  return new Map(rows.map((point) => [point.id, { ...point, turns: turns.get(point.id) ?? [] }]));
}

/** In the text, in who said it, and in what answers quote of its theme. */
async function replaceInPoints(
  tx: TxCtx,
  points: ReadonlyMap<string, Point>,
  changeOf: (word: PointWord) => Replacement,
  words: readonly PointWord[],
): Promise<void> {
  const changed = [...Map.groupBy(words, ({ pointId }) => pointId)].flatMap(([pointId, own]) => {
    const point = points.get(pointId);
    const changes = own.map(changeOf);
    if (!point) return [];
    const participant = point.participant === null ? null : replaceFound(point.participant, changes);
    const replaceIn = (value: string): string =>
      replaceFound(value, changes).slice(0, propertyLimits.value.max).toWellFormed();
    const text = replaceFound(point.text, changes).slice(0, dataPointLimits.text.max).toWellFormed();
    const properties = Object.fromEntries(
      Object.entries(point.properties).map(([place, value]) => [place, replaceIn(value)]),
    );
    return [{ id: pointId, text, participant, properties, changes, point }];
  });
  const rows = changed.map(({ id, text, participant, properties }) => ({
    id,
    text,
    participant,
    properties,
  }));
  await sql`
    update data_points p set text = c.text, participant = c.participant, properties = c.properties
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (id uuid, text text, participant text, properties jsonb)
    where p.workspace_id = ${tx.workspace.id} and p.id = c.id`.execute(tx.db);
  const turns = changed.flatMap(({ point, changes }) => changeTurns(point.turns, changes));
  await writeTurns(tx, turns);
  await sql`
    update note_origins o set participant = c.participant
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (id uuid, participant text)
    where o.workspace_id = ${tx.workspace.id} and o.point_id = c.id and o.participant is not null`.execute(
    tx.db,
  );
  await sql`
    update note_origins o set properties = (
      select coalesce(jsonb_agg(jsonb_build_object('name', c.name, 'value', v.value) order by c.place), '[]')
      from jsonb_each_text(p.properties) v join channel_columns c on c.workspace_id = p.workspace_id
        and c.channel_id = p.channel_id and c.place = v.key::smallint)
    from data_points p
    where ${isInWorkspace(
      tx.workspace.id,
      'p.id',
      rows.map(({ id }) => id),
    )} and p.properties <> '{}' and o.workspace_id = p.workspace_id and o.point_id = p.id`.execute(tx.db);
  await keepParticipants(
    tx,
    [...rows, ...turns].map(({ participant }) => participant),
  );
  await dropParticipants(
    tx,
    changed.flatMap(({ point }) => [point, ...point.turns].map(({ participant }) => participant)),
  );
  for (const { point, changes } of changed)
    if (point.themeId !== null)
      for (const change of changes) await replaceInCopies(tx, point.themeId, change);
}

async function recordReview(
  tx: TxCtx,
  channelId: string,
  { decision, count }: { decision: PersonalDecision | 'purge'; count: number },
): Promise<void> {
  await tx.record({
    type: 'channel.personalDataReviewed',
    payload: { channelId, decision, count },
    objectId: channelId,
  });
}
