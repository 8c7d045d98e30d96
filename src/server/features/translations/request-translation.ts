import { InvalidOperation, NotFound, ValidationError } from '#domain/errors/hark-error.ts';
import { parseTranscriptionLanguage } from '#domain/locales/transcription-language.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { getFileState } from '#server/features/files/index.ts';
import { getNoteState } from '#server/features/transcripts/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { cancelJob } from '#server/platform/jobs/cancel-job.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import type { JobBoss } from '#server/platform/jobs/open-boss.ts';
import type { TranslationPayload } from './translate-file.ts';
import { visibleTranslations, type Translation } from './translation.ts';
import './tables.ts';

export type Asking = { boss: JobBoss; job: Job<TranslationPayload>; engine: string | undefined };
export const notSetUp = 'Translation isn’t set up on this server. Set TRANSLATION_URL to turn it on.';

/** Asks for the words of a recording in another language. A language that is there is made again. */
export async function requestTranslation(
  { boss, job, engine }: Asking,
  ctx: Ctx,
  input: { fileId: string; language: string },
): Promise<Translation> {
  const language = accept(parseTranscriptionLanguage(input.language));
  if (language === undefined) throw new ValidationError('Choose a language from the list');
  return inTransaction(ctx, async (tx) => {
    const { viewer } = requireMember(tx);
    const file = await getFileState(tx, input.fileId);
    if (file.ownerType !== 'note') throw new InvalidOperation('Only recordings of a note can be translated');
    allow(tx, 'transcript.translate', await getNoteState(tx, file.ownerId));
    if (engine === undefined) throw new InvalidOperation(notSetUp);
    const known = await findOne(tx, { fileId: file.id, language });
    if (known?.status === 'Requested') return known;
    if (known) await remove(tx, known.id);
    const id = tx.newId();
    const jobId = await enqueue(tx, boss, job, { payload: { translationId: id }, requestKey: id });
    await tx.db
      .insertInto('translations')
      .values({
        workspace_id: tx.workspace.id,
        id,
        file_id: file.id,
        note_id: file.ownerId,
        language,
        status: 'Requested',
        job_id: jobId,
        requested_by: viewer.id,
        created_at: tx.now(),
      })
      .execute();
    await tx.record({
      type: 'translation.requested',
      payload: { translationId: id, noteId: file.ownerId },
      objectId: file.ownerId,
      after: { objectType: 'NOTE', objectId: file.ownerId, language },
    });
    return visibleTranslations(tx, tx.db).where('translations.id', '=', id).executeTakeFirstOrThrow();
  });
}

/** Ends one that is under way and takes a finished one away. Answers its id. */
export async function deleteTranslation(ctx: Ctx, id: string): Promise<string> {
  const jobId = await inTransaction(ctx, async (tx) => {
    const found = await visibleTranslations(tx, tx.db)
      .select('translations.job_id as jobId')
      .where('translations.id', '=', id)
      .executeTakeFirst();
    if (!found) throw new NotFound();
    allow(tx, 'transcript.translate', await getNoteState(tx, found.noteId));
    await remove(tx, id);
    await tx.record({
      type: 'translation.deleted',
      payload: { translationId: id, noteId: found.noteId },
      objectId: found.noteId,
    });
    return found.status === 'Requested' ? found.jobId : null;
  });
  if (jobId !== null) await inTransaction(ctx, (tx) => cancelJob(tx, jobId));
  return id;
}

function findOne(tx: TxCtx, { fileId, language }: { fileId: string; language: string }) {
  return visibleTranslations(tx, tx.db)
    .where('translations.file_id', '=', fileId)
    .where('translations.language', '=', language)
    .executeTakeFirst();
}

async function remove(tx: TxCtx, id: string): Promise<void> {
  await tx.db
    .deleteFrom('translations')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .execute();
}
