import type * as Y from 'yjs';
import { InvalidOperation, ValidationError } from '#domain/errors/hark-error.ts';
import { liftsRedaction, type RedactedSpan } from '#domain/media/lifts-redaction.ts';
import { checkRedactionArea, type RedactionArea } from '#domain/media/redaction-area.ts';
import { checkRedactionEdit, mostRedactions, redactionMethod } from '#domain/media/redaction-edit.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { maskWords } from '#editor/transcript/mask-words.ts';
import { editYDoc } from '#editor/yjs/edit-y-doc.ts';
import { deriveText, editDocument, editPast, recordContentChanged } from '#server/kernel/documents/index.ts';
import { followRedaction } from '#server/features/comments/index.ts';
import { getFileState, type StoredFile } from '#server/features/files/index.ts';
import { areaColumn } from '#server/features/media/index.ts';
import { forgetTranslations } from '#server/features/translations/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { renderAgain, type Rendering } from './render-again.ts';

export type RedactionInput = {
  readonly id: string | null;
  readonly start: number;
  readonly end: number;
  readonly videoBlur: boolean;
  readonly videoCover: boolean;
  readonly audioMuted: boolean;
  /** Null: the whole picture. */
  readonly area: RedactionArea | null;
};

/** Once this commits, the earlier version is served only to those who may redact it. */
export function setRedactions(
  rendering: Rendering,
  ctx: Ctx,
  { fileId, redactions }: { fileId: string; redactions: readonly RedactionInput[] },
): Promise<StoredFile> {
  if (redactions.length > mostRedactions)
    throw new ValidationError(`A recording can have at most ${mostRedactions} redactions`);
  return inTransaction(ctx, async (tx) => {
    const file = await getFileState(tx, fileId);
    allow(tx, 'redaction.apply', file);
    const before = await readRedactions(tx, fileId);
    if (liftsRedaction(before, redactions)) allow(tx, 'redaction.lift', file);
    if (file.duration === null) throw new InvalidOperation('The recording is not ready yet');
    for (const { id, start, end, videoBlur, audioMuted, area } of redactions) {
      if (area) accept(checkRedactionArea(area));
      const parameters = { start, end, videoBlur, audioMuted };
      accept(checkRedactionEdit({ type: 'obfuscation', redactionId: id ?? '', parameters }, file.duration));
    }
    // Those that follow hidden words stay so: masking the labels would make it impossible to show the words again.
    const follows = (one: RedactionInput): boolean => before.some((old) => old.follows && isSame(old, one));
    const ids = await replaceRedactions(tx, fileId, { redactions, follows });
    await forgetTranslations(tx, fileId);
    await renderAgain(tx, rendering, file);
    await maskTranscript(
      tx,
      file,
      redactions.filter((one) => one.audioMuted && !follows(one)),
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

type Known = RedactedSpan & { readonly id: string; readonly follows: boolean };

function isSame(old: Known, one: RedactionInput): boolean {
  return old.id === one.id && old.start === one.start && old.end === one.end && one.audioMuted;
}

function readRedactions(tx: TxCtx, fileId: string): Promise<Known[]> {
  return tx.db
    .selectFrom('redactions')
    .select([
      'id',
      'follows_words as follows',
      'start_at as start',
      'end_at as end',
      'video_blur as videoBlur',
      'video_cover as videoCover',
      'audio_muted as audioMuted',
      areaColumn,
    ])
    .where('workspace_id', '=', tx.workspace.id)
    .where('file_id', '=', fileId)
    .execute();
}

async function replaceRedactions(
  tx: TxCtx,
  fileId: string,
  {
    redactions,
    follows,
  }: { redactions: readonly RedactionInput[]; follows: (one: RedactionInput) => boolean },
): Promise<string[]> {
  await tx.db
    .deleteFrom('redactions')
    .where('workspace_id', '=', tx.workspace.id)
    .where('file_id', '=', fileId)
    .execute();
  const rows = redactions.map((one) => ({
    workspace_id: tx.workspace.id,
    file_id: fileId,
    id: one.id ?? tx.newId(),
    start_at: one.start,
    end_at: one.end,
    video_blur: one.videoBlur,
    video_cover: one.videoCover,
    method: redactionMethod,
    audio_muted: one.audioMuted,
    follows_words: follows(one),
    area_x: one.area?.x ?? null,
    area_y: one.area?.y ?? null,
    area_width: one.area?.width ?? null,
    area_height: one.area?.height ?? null,
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
