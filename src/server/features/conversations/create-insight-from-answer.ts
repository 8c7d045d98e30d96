import { NotFound, ValidationError } from '#domain/errors/hark-error.ts';
import { insertInsight } from '#server/features/insights/index.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { answerTables } from './answer/answer-tables.ts';
import { insightOfAnswer } from './insight-of-answer.ts';
import { findConversation } from './queries.ts';
import { readShown } from '#server/features/answering/index.ts';
import './tables.ts';

/** A draft in a project, with what the answer says and the quotes it rests on, as far as its maker may see them. */
export async function createInsightFromAnswer(
  ctx: Ctx,
  { messageId, projectId }: { messageId: string; projectId: string },
): Promise<{ id: string; projectId: string }> {
  const { viewer } = requireMember(ctx);
  const db = await ctx.reads.db();
  const answer = await db
    .selectFrom('conversation_messages')
    .select(['conversation_id as conversationId', 'place'])
    .where('workspace_id', '=', ctx.workspace.id)
    .where('id', '=', messageId)
    .where('type', '=', 'ASSISTANT')
    .executeTakeFirst();
  if (!answer || !(await findConversation(ctx, answer.conversationId))) throw new NotFound();
  const question = await db
    .selectFrom('conversation_messages')
    .select('text')
    .where('workspace_id', '=', ctx.workspace.id)
    .where('conversation_id', '=', answer.conversationId)
    .where('type', '=', 'USER')
    .where('place', '<', answer.place)
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst();
  const shown = (await readShown(ctx, db, answerTables, [messageId])).get(messageId)?.sentences ?? [];
  const said = shown.filter(({ support }) => support === 'SUPPORTED');
  return inTransaction(ctx, async (tx) => {
    const project = await getAccessObject(tx, tx.db, { type: 'project', id: projectId });
    allow(tx, 'insight.create', project);
    if (said.length === 0) throw new ValidationError('There is nothing in this answer to keep');
    const { title, content } = insightOfAnswer(question?.text ?? '', said);
    return insertInsight(tx, { projectId, title, content, createdBy: viewer.id });
  });
}
