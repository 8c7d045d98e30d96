import type * as Y from 'yjs';
import { InvalidOperation, ValidationError } from '#domain/errors/hark-error.ts';
import { liftsRedaction, type RedactedSpan } from '#domain/media/lifts-redaction.ts';
import { checkRedactionEdit, redactionMethod } from '#domain/media/redaction-edit.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { maskWords } from '#editor/transcript/mask-words.ts';
import { editYDoc } from '#editor/yjs/edit-y-doc.ts';
import { deriveText, editDocument, editPast, recordContentChanged } from '#server/kernel/documents/index.ts';
import { followRedaction } from '#server/features/comments/index.ts';
import { getFileState, type StoredFile } from '#server/features/files/index.ts';
import type { FileJobs } from '#server/features/media/index.ts';
import { forgetTranslations } from '#server/features/translations/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import type { JobBoss } from '#server/platform/jobs/open-boss.ts';
import { renderAgain } from './render-again.ts';

export type RedactionInput = {
  readonly id: string | null;
  readonly start: number;
  readonly end: number;
  readonly videoBlur: boolean;
  readonly videoCover: boolean;
  readonly audioMuted: boolean;
};

const most = 200;

/** Once this commits, the old streams are served to no one. */
export function setRedactions(
  { boss, jobs }: { boss: JobBoss; jobs: FileJobs },
  ctx: Ctx,
  { fileId, redactions }: { fileId: string; redactions: readonly RedactionInput[] },
): Promise<StoredFile> {
  if (redactions.length > most) throw new ValidationError(`A recording can have at most ${most} redactions`);
  return inTransaction(ctx, async (tx) => {
    const file = await getFileState(tx, fileId);
    allow(tx, 'redaction.apply', file);
    if (liftsRedaction(await readRedactions(tx, fileId), redactions)) allow(tx, 'redaction.lift', file);
    if (file.duration === null) throw new InvalidOperation('The recording is not ready yet');
    for (const { id, start, end, videoBlur, audioMuted } of redactions) {
      const parameters = { start, end, videoBlur, audioMuted };
      accept(checkRedactionEdit({ type: 'obfuscation', redactionId: id ?? '', parameters }, file.duration));
    }
    const ids = await replaceRedactions(tx, fileId, redactions);
    await forgetTranslations(tx, fileId);
    await renderAgain(tx, { boss, jobs }, file);
    await maskTranscript(
      tx,
      file,
      redactions.filter(({ audioMuted }) => audioMuted),
    );
    const after = await getFileState(tx, fileId);
    await tx.record({
      type: 'redaction.applied',
      payload: { fileId, redactionIds: ids },
      objectId: fileId,
      version: after.version,
    });
    return after;
  });
}

function readRedactions(tx: TxCtx, fileId: string): Promise<RedactedSpan[]> {
  return tx.db
    .selectFrom('redactions')
    .select([
      'start_at as start',
      'end_at as end',
      'video_blur as videoBlur',
      'video_cover as videoCover',
      'audio_muted as audioMuted',
    ])
    .where('workspace_id', '=', tx.workspace.id)
    .where('file_id', '=', fileId)
    .execute();
}

async function replaceRedactions(
  tx: TxCtx,
  fileId: string,
  redactions: readonly RedactionInput[],
): Promise<string[]> {
  await tx.db
    .deleteFrom('redactions')
    .where('workspace_id', '=', tx.workspace.id)
    .where('file_id', '=', fileId)
    .execute();
  const rows = redactions.map(({ id, start, end, videoBlur, videoCover, audioMuted }) => ({
    workspace_id: tx.workspace.id,
    file_id: fileId,
    id: id ?? tx.newId(),
    start_at: start,
    end_at: end,
    video_blur: videoBlur,
    video_cover: videoCover,
    method: redactionMethod,
    audio_muted: audioMuted,
    created_by: requireMember(tx).viewer.id,
    created_at: tx.now(),
  }));
  if (new Set(rows.map(({ id }) => id)).size !== rows.length)
    throw new ValidationError('Two redactions have the same id');
  if (rows.length > 0) await tx.db.insertInto('redactions').values(rows).execute();
  return rows.map(({ id }) => id);
}

async function maskTranscript(
  tx: TxCtx,
  { id, ownerId, ownerType }: StoredFile,
  spans: readonly { start: number; end: number }[],
): Promise<void> {
  if (ownerType === 'project' || spans.length === 0) return;
  const masked = new Set<string>();
  const hide = (doc: Y.Doc): void =>
    editYDoc(doc, (tr) => {
      for (const word of maskWords(tr, { fileId: id, spans })) masked.add(word);
    });
  await editDocument(tx, ownerId, hide);
  const isChanged = masked.size > 0;
  // What was hidden can't be read in the history or beside a comment either.
  await editPast(tx, ownerId, hide);
  await followRedaction(tx, ownerId, masked);
  if (!isChanged) return;
  await deriveText(tx, ownerId);
  await recordContentChanged(tx, { kind: ownerType, ownerId });
}
