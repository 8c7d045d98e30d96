import { NotFound, ValidationError } from '#domain/errors/hark-error.ts';
import { insightOfAnswer } from '#server/features/conversations/index.ts';
import { insertInsight } from '#server/features/insights/index.ts';
import { getAccessObject, titleOf } from '#server/kernel/access/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import '#server/features/channels/tables.ts';
import { readShownSummary } from './read-shown-summary.ts';
import type { Summary } from './summary.ts';

/** A draft in a project, as far as its maker may see what the summary rests on. A theme stays linked to it. */
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
    if (summary.objectType === 'theme' && summary.objectId !== null)
      await tx.db
        .insertInto('theme_insights')
        .values({
          workspace_id: tx.workspace.id,
          theme_id: summary.objectId,
          insight_id: insight.id,
          made_at: tx.now(),
        })
        .execute();
    return { id: insight.id, projectId };
  });
}

/** Of what was summarized. */
async function readTitle(tx: TxCtx, { objectType, objectId }: Summary): Promise<string> {
  const row =
    objectType === 'theme'
      ? await tx.db
          .selectFrom('themes')
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
  return row?.title ?? '';
}
