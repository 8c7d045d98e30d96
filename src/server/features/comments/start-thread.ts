import { NotFound, ValidationError } from '#domain/errors/hark-error.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import '#server/features/highlights/tables.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { insertComment } from './insert-comment.ts';
import { readBody } from './read-body.ts';
import type { CommentAnchor, CommentObjectType } from './tables.ts';
import { threadColumns, type CommentThread } from './thread.ts';
import './tables.ts';

export type NewThread = {
  /** Null: the server chooses. */
  id: string | null;
  commentId: string | null;
  objectType: CommentObjectType;
  objectId: string;
  anchor: CommentAnchor;
  quote?: string | null;
  highlightId?: string | null;
  body: string;
};

/** The first comment on a place in a note or insight. Anyone who may read it may comment. */
export async function startThread(ctx: Ctx, input: NewThread): Promise<CommentThread> {
  const { viewer } = requireMember(ctx);
  const quote = accept(parseText(textLimits.quotedText, input.quote ?? ''));
  const highlightId = input.highlightId ?? null;
  if ((input.anchor === 'highlight') !== (highlightId !== null)) {
    throw new ValidationError('Name the highlight that the comment is about, and only then');
  }
  const comment = readBody(input.body);
  return inTransaction(ctx, async (tx) => {
    const ref = { type: input.objectType, id: input.objectId };
    allow(tx, 'comment.create', await getAccessObject(tx, tx.db, ref));
    if (highlightId !== null) await requireHighlightIn(tx, highlightId, input.objectId);
    const thread = await tx.db
      .insertInto('comment_threads')
      .values({
        workspace_id: tx.workspace.id,
        id: input.id ?? tx.newId(),
        object_type: input.objectType,
        object_id: input.objectId,
        anchor: input.anchor,
        quote,
        highlight_id: highlightId,
        created_by: viewer.id,
        created_at: tx.now(),
        resolved_at: null,
        resolved_by: null,
      })
      .onConflict((taken) => taken.columns(['workspace_id', 'id']).doNothing())
      .returning(threadColumns)
      .executeTakeFirst();
    if (!thread) throw new ValidationError('This id is taken');
    await insertComment(tx, { id: input.commentId, thread, comment, authorId: viewer.id });
    return thread;
  });
}

/** Of this very note or insight, and not deleted. */
async function requireHighlightIn(tx: TxCtx, id: string, objectId: string): Promise<void> {
  const found = await tx.db
    .selectFrom('highlights')
    .select('id')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .where('object_id', '=', objectId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!found) throw new NotFound();
}
