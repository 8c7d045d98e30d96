import { sql } from 'kysely';
import { driftedPoints, hasDrifted } from '#domain/channels/theme-labels.ts';
import { hourMs } from '#domain/time/durations.ts';
import { toPoints } from '#engines/clustering/index.ts';
import type { Embedder } from '#server/platform/ai/embedder.ts';
import { nameGroups } from '#server/platform/ai/clustering/name-groups.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import '../tables.ts';
import { lockChannel } from './claim-channel.ts';
import { centroidFromBytes, readVectors } from './vector-bytes.ts';
import { writeProposals } from './write-proposals.ts';

/** A little less than a day: the hourly look that is due on the next one must not find it a minute too early. */
const restHours = 20;
/** Fewer say nothing about where a theme is going. */
const fewestPoints = 20;
/** Of themes that stay, to tell the others' words from. */
const contrasted = 20;

type Measured = {
  readonly id: string;
  readonly named: number | null;
  readonly recent: number;
  readonly centroid: Buffer;
};

/**
 * Looks once a day how near the newest points of each theme are to it. Where they went further away than they were when
 * the theme was named, a title is proposed from them. Answers whether any theme drifted.
 */
export async function tendThemes(
  ctx: Ctx,
  { channelId, embedder }: { readonly channelId: string; readonly embedder: Embedder },
): Promise<boolean> {
  const measured = await measure(ctx, channelId);
  if (!measured) return false;
  const drifted = measured.filter(({ named, recent }) => named !== null && hasDrifted(named, recent));
  const titles = drifted.length === 0 ? [] : await nameAnew(ctx, { measured, drifted, embedder });
  await inTransaction(ctx, async (tx) => {
    await lockChannel(tx, channelId);
    const fresh = measured.filter(({ named }) => named === null);
    await sql`
      update themes t set named_likeness = n.likeness
      from unnest(${fresh.map(({ id }) => id)}::uuid[], ${fresh.map(({ recent }) => recent)}::real[])
        as n (id, likeness)
      where t.workspace_id = ${tx.workspace.id} and t.id = n.id and t.named_likeness is null`.execute(tx.db);
    await writeProposals(tx, 'drift', titles);
    await sql`update channels set tended_at = ${tx.now()}
      where workspace_id = ${tx.workspace.id} and id = ${channelId}`.execute(tx.db);
  });
  return drifted.length > 0;
}

/** By the likenesses that are stored with the points. Undefined where somebody looked today. */
async function measure(ctx: Ctx, channelId: string): Promise<Measured[] | undefined> {
  const since = new Date(ctx.now().getTime() - restHours * hourMs);
  return ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', async (db) => {
    const due = await db
      .selectFrom('channels')
      .select('id')
      .where('workspace_id', '=', ctx.workspace.id)
      .where('id', '=', channelId)
      .where((row) => row.or([row('tended_at', 'is', null), row('tended_at', '<', since)]))
      .executeTakeFirst();
    if (!due) return undefined;
    const { rows } = await sql<Measured>`
      select t.id, t.named_likeness as named, n.likeness as recent, t.centroid
      from themes t cross join lateral (
        select avg(theme_score)::float8 as likeness, count(*) as points from (
          select p.theme_score from data_points p where p.workspace_id = t.workspace_id and p.theme_id = t.id
          order by p.said_at desc, p.id desc limit ${driftedPoints}) newest
        where theme_score is not null) n
      where t.workspace_id = ${ctx.workspace.id} and t.channel_id = ${channelId} and t.state = 'active'
        and length(t.centroid) > 0 and n.points >= ${fewestPoints}`.execute(db);
    return rows;
  });
}

type Naming = {
  readonly measured: readonly Measured[];
  readonly drifted: readonly Measured[];
  readonly embedder: Embedder;
};

async function nameAnew(
  ctx: Ctx,
  { measured, drifted, embedder }: Naming,
): Promise<{ themeId: string; title: string }[]> {
  const isDrifted = new Set(drifted.map(({ id }) => id));
  const { rows } = await ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', (db) =>
    sql<{ id: string; text: string; vector: Buffer; themeId: string }>`
      select p.id, p.text, p.vector, a.id as "themeId"
      from unnest(${measured.map(({ id }) => id)}::uuid[],
          ${measured.map(({ id }) => (isDrifted.has(id) ? driftedPoints : contrasted))}::int[]) as a (id, most)
      cross join lateral (select id, text, vector from data_points
        where workspace_id = ${ctx.workspace.id} and theme_id = a.id and vector is not null
        order by said_at desc, id desc limit a.most) p`.execute(db),
  );
  const places = new Map(measured.map(({ id }, place) => [id, place]));
  const names = await nameGroups(
    {
      ids: rows.map(({ id }) => id),
      texts: rows.map(({ text }) => text),
      vectors: readVectors(rows.map(({ vector }) => vector)),
    },
    {
      labels: Int32Array.from(rows, ({ themeId }) => places.get(themeId) ?? -1),
      scores: new Float32Array(rows.length),
      centroids: toPoints(
        measured.map(({ centroid }) => centroidFromBytes(centroid)),
        centroidFromBytes(measured[0]?.centroid ?? Buffer.alloc(0)).length,
      ),
    },
    embedder,
  );
  return drifted.flatMap(({ id }) => {
    const name = names[places.get(id) ?? -1];
    return name ? [{ themeId: id, title: name.title }] : [];
  });
}
