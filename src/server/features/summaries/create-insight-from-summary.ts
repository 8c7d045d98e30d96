import { sql } from 'kysely';
import { NotFound, ValidationError } from '#domain/errors/hark-error.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { cutText } from '#domain/text/cut-text.ts';
import { insightOfAnswer } from '#server/features/conversations/index.ts';
import { insertInsight } from '#server/features/insights/index.ts';
import { getAccessObject, titleOf } from '#server/kernel/access/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import '#server/features/channels/tables.ts';
import { readToldThemes } from './write/tell-themes.ts';
import { readShownSummary } from './read-shown-summary.ts';
import type { Summary } from './summary.ts';

/** A draft in a project, as far as its maker may see what the summary rests on. Its themes stay linked to it. */
export async function createInsightFromSummary(
  ctx: Ctx,
  { summaryId, projectId }: { summaryId: string; projectId: string },
): Promise<{ id: string; projectId: string }> {
  const { viewer } = requireMember(ctx);
  const shown = await readShownSummary(ctx, summaryId);
  if (!shown) throw new NotFound();
  const { summary, sentences } = shown;
  const said = sentences.filter(({ support }) => support === 'SUPPORTED');
  await ctx.reads.end();
  return inTransaction(ctx, async (tx) => {
    const project = await getAccessObject(tx, tx.db, { type: 'project', id: projectId });
    allow(tx, 'insight.create', project);
    if (said.every(({ opens }) => opens === 'heading'))
      throw new ValidationError('There is nothing in this summary to keep');
    const { content } = insightOfAnswer('', said);
    const insight = await insertInsight(tx, {
      projectId,
      title: await readTitle(tx, summary),
      content,
      createdBy: viewer.id,
      aiGenerated: summary.engine !== 'person',
    });
    await linkThemes(tx, summary, insight.id);
    return { id: insight.id, projectId };
  });
}

async function linkThemes(tx: TxCtx, { objectType, objectId }: Summary, insightId: string): Promise<void> {
  const themes =
    objectType === 'wrap'
      ? await readToldThemes(tx.db, tx.workspace.id, objectId)
      : objectType === 'theme' && objectId !== null
        ? [{ id: objectId }]
        : [];
  if (themes.length === 0) return;
  await sql`
    insert into theme_insights (workspace_id, theme_id, insight_id, made_at)
    select t.workspace_id, t.id, ${insightId}::uuid, ${tx.now()} from themes t
    where ${isInWorkspace(
      tx.workspace.id,
      't.id',
      themes.map(({ id }) => id),
    )} and t.state = 'active'`.execute(tx.db);
}

/** Of what was summarized. */
async function readTitle(tx: TxCtx, { objectType, objectId }: Summary): Promise<string> {
  const row =
    objectType === 'theme' || objectType === 'wrap'
      ? await tx.db
          .selectFrom(objectType === 'wrap' ? 'channel_wraps' : 'themes')
          .select('title')
          .where('workspace_id', '=', tx.workspace.id)
          .where('id', '=', objectId)
          .executeTakeFirst()
      : await tx.db
          .selectFrom('access_objects')
          .select(titleOf('access_objects').as('title'))
          .where('workspace_id', '=', tx.workspace.id)
          .where('id', '=', objectId)
          .executeTakeFirst();
  return cutText(row?.title ?? '', textLimits.insightTitle.max);
}
