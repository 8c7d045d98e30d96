import { sql } from 'kysely';
import { assignmentCut, sortingSample } from '#domain/channels/theme-rules.ts';
import { NotFound, ValidationError } from '#domain/errors/hark-error.ts';
import { cosine, pointAt, type Clusters } from '#engines/clustering/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import { changeThemes } from './change-themes.ts';
import type { ClusterEngine } from '#server/platform/ai/clustering/cluster-engine.ts';
import { getChannelOfTheme } from './policy.ts';
import { recordThemeChange } from './record-theme-change.ts';
import { clusterApart } from '#server/platform/ai/clustering/cluster-apart.ts';
import { nameGroups, type NamedGroup } from '#server/platform/ai/clustering/name-groups.ts';
import { requireOneModel } from './require-one-model.ts';
import { sealThemeChange } from './seal-theme-change.ts';
import type { Sample } from './sort/sample-points.ts';
import { writeLineage } from './sort/write-lineage.ts';
import { centroidFromBytes, centroidToBytes, readVectors } from './sort/vector-bytes.ts';
import type { SortingQueue } from './sorting-queue.ts';
import { getTheme, type ThemeEdit } from './theme-edit.ts';
import './tables.ts';

const mostPoints = sortingSample;
const parts = 2;

/**
 * One theme becomes two, in the same topic. The larger part keeps the identity; both are the person's from then on. Of a
 * large theme a sample shows the parts, and a job puts the rest into them.
 */
export async function splitTheme(
  ctx: Ctx,
  id: string,
  engine: ClusterEngine | undefined,
  queue: SortingQueue,
): Promise<ThemeEdit> {
  const { channelId, sensitivity } = await inTransaction(ctx, async (tx) => {
    const channel = await getChannelOfTheme(tx, id);
    allow(tx, 'theme.update', channel);
    await requireNoMove(tx, channel.id);
    return { channelId: channel.id, sensitivity: channel.sensitivity };
  });
  if (!engine) throw new ValidationError('Themes need the model pack, which is not installed');
  await requireOneModel(ctx, channelId, engine.embedder.model);
  const sample = await readMembers(ctx, id);
  // A looser cut than the channel's: inside one theme everything is near.
  const cut = Math.min(0.3, assignmentCut(sensitivity));
  const clusters = await clusterApart(engine.packDir)(sample.vectors, {
    cut,
    smallest: parts,
    wanted: parts,
  });
  const groups = await nameGroups(sample, clusters, engine.embedder);
  if (groups.length < parts)
    throw new ValidationError('The data points of this theme are too much alike to split');
  return inTransaction(ctx, (tx) => writeSplit(tx, id, { sample, clusters, groups, queue }));
}

/** A sample of what came so far would not show what is still to come. */
async function requireNoMove(tx: TxCtx, channelId: string): Promise<void> {
  const planned = await tx.db
    .selectFrom('theme_moves')
    .select('change_id')
    .where('workspace_id', '=', tx.workspace.id)
    .where('channel_id', '=', channelId)
    .limit(1)
    .executeTakeFirst();
  if (planned) throw new ValidationError('Data points are still being moved. Try again when that is done.');
}

type Split = {
  readonly sample: Sample;
  readonly clusters: Clusters;
  readonly groups: readonly NamedGroup[];
  readonly queue: SortingQueue;
};

async function writeSplit(
  tx: TxCtx,
  id: string,
  { sample, clusters, groups, queue }: Split,
): Promise<ThemeEdit> {
  const channel = await getChannelOfTheme(tx, id);
  allow(tx, 'theme.update', channel);
  const themeIds = groups.map((_, group) => (group === 0 ? id : tx.newId()));
  const isWhole = sample.ids.length < mostPoints;
  const absorbed = await readAbsorbed(tx, id);
  const changeId = await recordThemeChange(tx, {
    channelId: channel.id,
    themeIds: [id, ...absorbed.map((theme) => theme.id)],
    pointIds: sample.ids,
    madeThemeIds: themeIds.slice(1),
  });
  const { size, values } = clusters.centroids;
  const rows = groups.map((group, place) => ({
    id: themeIds[place],
    title: group.title,
    quote_id: group.quoteId,
    centroid: centroidToBytes(values.subarray(place * size, (place + 1) * size)).toString('hex'),
  }));
  await sql`
    insert into themes
      (workspace_id, id, channel_id, title, kept, centroid, quote_id, topic_id, topic_by, created_at, updated_at)
    select t.workspace_id, n.id, t.channel_id, n.title, true, decode(n.centroid, 'hex'), n.quote_id, t.topic_id,
      t.topic_by, ${tx.now()}, ${tx.now()}
    from themes t, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n (id uuid, title text, quote_id uuid, centroid text)
    where t.workspace_id = ${tx.workspace.id} and t.id = ${id}
    on conflict (workspace_id, id) do update set centroid = excluded.centroid, quote_id = excluded.quote_id`.execute(
    tx.db,
  );
  await sql`
    update data_points p set theme_id = n.theme_id, placed_by = 'person'
    from unnest(${[...sample.ids]}::uuid[], ${Array.from(clusters.labels, (label) => themeIds[label] ?? id)}::uuid[])
      as n (id, theme_id)
    where p.workspace_id = ${tx.workspace.id} and p.id = n.id and p.theme_id = ${id}`.execute(tx.db);
  // What was merged into it goes on with the part that is nearest: new points like it follow.
  await sql`
    update themes t set merged_into = n.into_id, version = t.version + 1
    from unnest(
        ${absorbed.map((theme) => theme.id)}::uuid[],
        ${absorbed.map(({ centroid }) => themeIds[nearestPart(centroid, clusters)] ?? id)}::uuid[]
      ) as n (id, into_id)
    where t.workspace_id = ${tx.workspace.id} and t.id = n.id`.execute(tx.db);
  await changeThemes(tx, [id], { kept: true, ...(!isWhole && { rest_into: themeIds }) });
  await tx.record(
    ...themeIds.slice(1).map((themeId) => ({
      type: 'theme.created' as const,
      payload: { themeId, channelId: channel.id },
      objectId: themeId,
      version: 1,
    })),
  );
  await writeLineage(tx, {
    channelId: channel.id,
    runId: null,
    changeId,
    lineage: themeIds.slice(1).map((to) => ({ kind: 'split' as const, from: id, to, jaccard: null })),
  });
  await sealThemeChange(tx, changeId);
  if (!isWhole)
    await enqueue(tx, queue.boss, queue.job, {
      payload: { channelId: channel.id },
      requestKey: `${channel.id}:${changeId}`,
    });
  return { changeId, theme: await getTheme(tx, id) };
}

/** Themes that were merged into this one and are known by their middle. */
async function readAbsorbed(tx: TxCtx, id: string): Promise<{ id: string; centroid: Float32Array }[]> {
  const rows = await tx.db
    .selectFrom('themes')
    .select(['id', 'centroid'])
    .where('workspace_id', '=', tx.workspace.id)
    .where('merged_into', '=', id)
    .where('state', '=', 'merged')
    .where(sql<boolean>`length(centroid) > 0`)
    .execute();
  return rows.map((row) => ({ id: row.id, centroid: centroidFromBytes(row.centroid) }));
}

function nearestPart(centroid: Float32Array, { centroids }: Clusters): number {
  const likeness = Array.from({ length: parts }, (_, part) => cosine(centroid, pointAt(centroids, part)));
  return likeness.indexOf(Math.max(...likeness));
}

async function readMembers(ctx: Ctx, themeId: string): Promise<Sample> {
  const db = await ctx.reads.db();
  // By a hash: the first ones of an import may all be of one part.
  const chosen = await db
    .selectFrom('data_points')
    .select('id')
    .where('workspace_id', '=', ctx.workspace.id)
    .where('theme_id', '=', themeId)
    .where('vector', 'is not', null)
    .orderBy(sql`uuid_hash(id)`)
    .orderBy('id')
    .limit(mostPoints)
    .execute();
  const rows = await db
    .selectFrom('data_points')
    .select(['id', 'text', 'theme_id as themeId', 'vector'])
    .where(
      isInWorkspace(
        ctx.workspace.id,
        'id',
        chosen.map(({ id }) => id),
      ),
    )
    .orderBy('id')
    .execute();
  if (rows.length === 0) throw new NotFound();
  return {
    ids: rows.map(({ id }) => id),
    texts: rows.map(({ text }) => text),
    themeIds: rows.map((row) => row.themeId),
    vectors: readVectors(rows.flatMap(({ vector }) => vector ?? [])),
  };
}
