import { ValidationError } from '#domain/errors/hark-error.ts';
import type { InsightStatus } from '#domain/insights/insight-status.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { accept } from '#domain/parsed/parsed.ts';
import '#server/features/files/tables.ts';
import { getWritten, readBackWritten, updateWritten } from '#server/kernel/writing/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { insightWriting } from './insight-writing.ts';
import type { Insight } from './insight.ts';

export type InsightChange = {
  id: string;
  title?: string | null;
  status?: InsightStatus | null;
  /** Null removes it. */
  coverFileId?: string | null;
};

/** Changes what is given and leaves the rest. The content changes in the editor. */
export async function updateInsight(
  ctx: Ctx,
  { id, title, status, coverFileId }: InsightChange,
): Promise<Insight> {
  const change = {
    ...(title != null && { title: accept(parseText(insightWriting.titleLimit, title)) }),
    ...(status != null && { status }),
    ...(coverFileId !== undefined && { cover_file_id: coverFileId }),
  };
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'insight.update', await getWritten(insightWriting, tx, id));
    if (coverFileId != null) await requirePicture(tx, { insightId: id, fileId: coverFileId });
    const before = await readBackWritten(insightWriting, tx, id);
    return updateWritten(insightWriting, tx, id, {
      change,
      changed: Object.keys(change).map((name) => (name === 'cover_file_id' ? 'cover' : name)),
      ...(change.status !== undefined &&
        change.status !== before.status && {
          before: { status: before.status },
          after: { status: change.status },
        }),
    });
  });
}

/** One of its own files: who sees the insight sees the cover, on a public page too. */
async function requirePicture(
  tx: TxCtx,
  { insightId, fileId }: { insightId: string; fileId: string },
): Promise<void> {
  const file = await tx.db
    .selectFrom('files')
    .select('id')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', fileId)
    .where('owner_id', '=', insightId)
    .where('type', '=', 'IMAGE')
    .where('status', '=', 'DONE')
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  if (!file) throw new ValidationError('A cover has to be a picture in this insight');
}
