import { sql } from 'kysely';
import { assignmentCut } from '#domain/channels/theme-rules.ts';
import { NotFound, ValidationError } from '#domain/errors/hark-error.ts';
import type { Clusters } from '#engines/clustering/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { changeThemes } from './change-themes.ts';
import type { ClusterEngine } from '#server/platform/ai/clustering/cluster-engine.ts';
import { getChannelOfTheme } from './policy.ts';
import { recordThemeChange } from './record-theme-change.ts';
import { clusterApart } from '#server/platform/ai/clustering/cluster-apart.ts';
import { nameGroups, type NamedGroup } from '#server/platform/ai/clustering/name-groups.ts';
import type { Sample } from './sort/sample-points.ts';
import { centroidToBytes, readVectors } from './sort/vector-bytes.ts';
import { getTheme, type ThemeEdit } from './theme-edit.ts';
import './tables.ts';

const mostPoints = 5000;
const parts = 2;

/** One theme becomes two. The larger part keeps the identity; both are the person's from then on. */
export async function splitTheme(
  ctx: Ctx,
  id: string,
  engine: ClusterEngine | undefined,
): Promise<ThemeEdit> {
  const sensitivity = await inTransaction(ctx, async (tx) => {
    const channel = await getChannelOfTheme(tx, id);
    allow(tx, 'theme.update', channel);
    return channel.sensitivity;
  });
  if (!engine) throw new ValidationError('Themes need the model pack, which is not installed');
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
  return inTransaction(ctx, (tx) => writeSplit(tx, id, { sample, clusters, groups }));
}

type Split = { readonly sample: Sample; readonly clusters: Clusters; readonly groups: readonly NamedGroup[] };

async function writeSplit(tx: TxCtx, id: string, { sample, clusters, groups }: Split): Promise<ThemeEdit> {
  const channel = await getChannelOfTheme(tx, id);
  allow(tx, 'theme.update', channel);
  const themeIds = groups.map((_, group) => (group === 0 ? id : tx.newId()));
  const changeId = await recordThemeChange(tx, {
    channelId: channel.id,
    themeIds: [id],
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
    insert into themes (workspace_id, id, channel_id, title, kept, centroid, quote_id, created_at, updated_at)
    select ${tx.workspace.id}::uuid, n.id, ${channel.id}::uuid, n.title, true, decode(n.centroid, 'hex'), n.quote_id,
      ${tx.now()}, ${tx.now()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id uuid, title text, quote_id uuid, centroid text)
    on conflict (workspace_id, id) do update set centroid = excluded.centroid, quote_id = excluded.quote_id`.execute(
    tx.db,
  );
  await sql`
    update data_points p set theme_id = n.theme_id, placed_by = 'person'
    from unnest(${[...sample.ids]}::uuid[], ${Array.from(clusters.labels, (label) => themeIds[label] ?? id)}::uuid[])
      as n (id, theme_id)
    where p.workspace_id = ${tx.workspace.id} and p.id = n.id and p.theme_id = ${id}`.execute(tx.db);
  await changeThemes(tx, [id], { kept: true });
  await tx.record(
    ...themeIds.slice(1).map((themeId) => ({
      type: 'theme.created' as const,
      payload: { themeId, channelId: channel.id },
      objectId: themeId,
      version: 1,
    })),
  );
  return { changeId, theme: await getTheme(tx, id) };
}

async function readMembers(ctx: Ctx, themeId: string): Promise<Sample> {
  const db = await ctx.reads.db();
  const rows = await db
    .selectFrom('data_points')
    .select(['id', 'text', 'theme_id as themeId', 'vector'])
    .where('workspace_id', '=', ctx.workspace.id)
    .where('theme_id', '=', themeId)
    .where('vector', 'is not', null)
    .orderBy('id')
    .limit(mostPoints)
    .execute();
  if (rows.length === 0) throw new NotFound();
  return {
    ids: rows.map(({ id }) => id),
    texts: rows.map(({ text }) => text),
    themeIds: rows.map((row) => row.themeId),
    vectors: readVectors(rows.flatMap(({ vector }) => vector ?? [])),
  };
}
