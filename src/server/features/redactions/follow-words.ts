import { aiUserId } from '#domain/ai/ai-user.ts';
import { joinSpans, withMargin, type TimeSpan } from '#domain/media/join-spans.ts';
import { mostRedactions, redactionMethod } from '#domain/media/redaction-edit.ts';
import { getFileState, type StoredFile } from '#server/features/files/index.ts';
import { forgetTranslations } from '#server/features/translations/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { viewerOf } from '#server/platform/context/require-member.ts';
import { renderAgain, type Rendering } from './render-again.ts';
import '#server/features/media/tables.ts';

export type SpokenWords = {
  /** When the recording says what is hidden now. */
  readonly hidden: readonly TimeSpan[];
  /** When it says what was hidden and is shown again. */
  readonly shown: readonly TimeSpan[];
};

/** Mutes and blurs a recording where its transcript has hidden words, and lifts that with them. */
export async function followWords(
  tx: TxCtx,
  rendering: Rendering,
  fileId: string,
  { hidden, shown }: SpokenWords,
): Promise<void> {
  const file = await getFileState(tx, fileId);
  if (file.duration === null) return;
  const rows = await tx.db
    .selectFrom('redactions')
    .select(['id', 'start_at as start', 'end_at as end', 'follows_words as follows'])
    .where('workspace_id', '=', tx.workspace.id)
    .where('file_id', '=', fileId)
    .orderBy('start_at')
    .execute();
  const before = rows.filter(({ follows }) => follows);
  // Times that no word of the transcript explains any more stay hidden: it may have been replaced since.
  const stay = before.filter((row) => !shown.some((span) => row.start < span.end && row.end > span.start));
  const most = mostRedactions - (rows.length - before.length);
  const after = joinSpans([...stay, ...hidden.map(withMargin)], {
    duration: file.duration,
    most,
  });
  if (isSame(before, after)) return;
  await replace(tx, file, after);
  await forgetTranslations(tx, fileId);
  // People who may redact may not always know what was hidden as personal data.
  await renderAgain(tx, rendering, file, { isEarlierShown: false });
  const { version } = await getFileState(tx, fileId);
  await tx.record({
    type: 'redaction.applied',
    payload: { fileId, redactionIds: [] },
    objectId: fileId,
    version,
  });
}

function isSame(before: readonly TimeSpan[], after: readonly TimeSpan[]): boolean {
  return (
    before.length === after.length &&
    before.every(({ start, end }, at) => after[at]?.start === start && after[at]?.end === end)
  );
}

async function replace(tx: TxCtx, file: StoredFile, spans: readonly TimeSpan[]): Promise<void> {
  await tx.db
    .deleteFrom('redactions')
    .where('workspace_id', '=', tx.workspace.id)
    .where('file_id', '=', file.id)
    .where('follows_words', '=', true)
    .execute();
  if (spans.length === 0) return;
  await tx.db
    .insertInto('redactions')
    .values(
      spans.map(({ start, end }) => ({
        workspace_id: tx.workspace.id,
        file_id: file.id,
        id: tx.newId(),
        start_at: start,
        end_at: end,
        video_blur: file.mediaType === 'VIDEO',
        video_cover: false,
        method: redactionMethod,
        audio_muted: true,
        created_by: viewerOf(tx)?.id ?? aiUserId,
        created_at: tx.now(),
        follows_words: true,
        area_x: null,
        area_y: null,
        area_width: null,
        area_height: null,
      })),
    )
    .execute();
}
