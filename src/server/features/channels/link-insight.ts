import { sql } from 'kysely';
import { getInsights } from '#server/features/insights/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allowAll, allow } from '#server/platform/context/require-member.ts';
import { getChannelOfTheme } from './policy.ts';
import { getTheme } from './theme-edit.ts';
import './tables.ts';

export type InsightLink = { readonly themeId: string; readonly insightId: string };

/** The insight shows what the theme grows to, as one that was written from it does. */
export async function linkInsight(ctx: Ctx, link: InsightLink): Promise<void> {
  await change(ctx, link, async (tx) => {
    await tx.db
      .insertInto('theme_insights')
      .values({
        workspace_id: tx.workspace.id,
        theme_id: link.themeId,
        insight_id: link.insightId,
        made_at: tx.now(),
      })
      .onConflict((row) => row.doNothing())
      .execute();
  });
}

/** From the theme and from all that were merged into it, or the link would still be seen. */
export async function unlinkInsight(ctx: Ctx, link: InsightLink): Promise<void> {
  await change(ctx, link, async (tx) => {
    await sql`
      with recursive family as (
        select ${link.themeId}::uuid as id, 0 as step
        union all
        select t.id, f.step + 1 from family f join themes t on t.merged_into = f.id
        where t.workspace_id = ${tx.workspace.id} and t.state = 'merged' and f.step < 20
      )
      delete from theme_insights i using family f
      where i.workspace_id = ${tx.workspace.id} and i.theme_id = f.id and i.insight_id = ${link.insightId}`.execute(
      tx.db,
    );
  });
}

async function change(
  ctx: Ctx,
  { themeId, insightId }: InsightLink,
  write: (tx: TxCtx) => Promise<void>,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'theme.read', await getChannelOfTheme(tx, themeId));
    allowAll(tx, 'insight.update', await getInsights(tx, [insightId]));
    await write(tx);
    const { version } = await getTheme(tx, themeId);
    await tx.record({
      type: 'theme.updated',
      payload: { themeId, changed: ['insights'] },
      objectId: themeId,
      version,
    });
  });
}
