import { parseMomentTime } from '#domain/comments/comment-moment.ts';
import { NotFound, ValidationError } from '#domain/errors/hark-error.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import '#server/features/files/tables.ts';
import '#server/features/highlights/tables.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { aboutColumns, getHolder } from './holder.ts';
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
  fileId?: string | null;
  time?: number | null;
  body: string;
};

/** The first comment on a place in a note or insight, or on a contact. Anyone who may read it may comment. */
export async function startThread(ctx: Ctx, input: NewThread): Promise<CommentThread> {
  const { viewer } = requireMember(ctx);
  const quote = accept(parseText(textLimits.quotedText, input.quote ?? ''));
  const highlightId = input.highlightId ?? null;
  if ((input.anchor === 'highlight') !== (highlightId !== null)) {
    throw new ValidationError('Name the highlight that the comment is about, and only then');
  }
  if (input.objectType === 'person' && input.anchor !== 'document') {
    throw new ValidationError('A comment on a contact is about the whole contact');
  }
  const moment = readMoment(input);
  const comment = readBody(input.body);
  return inTransaction(ctx, async (tx) => {
    const holder = await getHolder(tx, tx.db, { type: input.objectType, id: input.objectId });
    allow(tx, 'comment.create', holder);
    if (highlightId !== null) await requireHighlightIn(tx, highlightId, input.objectId);
    if (moment.file_id !== null) await requireFileIn(tx, moment.file_id, input.objectId);
    const thread = await tx.db
      .insertInto('comment_threads')
      .values({
        workspace_id: tx.workspace.id,
        id: input.id ?? tx.newId(),
        object_type: input.objectType,
        ...aboutColumns(holder),
        anchor: input.anchor,
        quote,
        highlight_id: highlightId,
        ...moment,
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

function readMoment({ anchor, fileId = null, time = null }: NewThread) {
  const isMoment = anchor === 'moment';
  if (isMoment !== (fileId !== null) || isMoment !== (time !== null))
    throw new ValidationError('Name the recording and the time that the comment is about, and only then');
  return { file_id: fileId, at_seconds: time === null ? null : accept(parseMomentTime(time)) };
}

async function requireFileIn(tx: TxCtx, id: string, objectId: string): Promise<void> {
  const found = await tx.db
    .selectFrom('files')
    .select('id')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .where('owner_id', '=', objectId)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  if (!found) throw new NotFound();
}
