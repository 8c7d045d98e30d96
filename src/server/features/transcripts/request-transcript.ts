import { sql } from 'kysely';
import { InvalidOperation, NotFound } from '#domain/errors/hark-error.ts';
import { parseTranscriptionLanguage } from '#domain/locales/transcription-language.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { getFileState, type StoredFile } from '#server/features/files/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { cancelJob } from '#server/platform/jobs/cancel-job.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import type { JobBoss } from '#server/platform/jobs/open-boss.ts';
import { getNoteState } from './note-state.ts';
import type { TranscriptPayload } from './transcribe-file.ts';
import { visibleTranscripts, type Transcript } from './transcript.ts';
import './tables.ts';

export type Asking = { boss: JobBoss; job: Job<TranscriptPayload> };

/** Asks for the words of a recording. One under way is not asked for twice. */
export async function requestTranscript(
  asking: Asking,
  ctx: Ctx,
  input: { fileId: string; language: string | null },
): Promise<Transcript> {
  const language =
    input.language === null ? null : (accept(parseTranscriptionLanguage(input.language)) ?? 'auto');
  return inTransaction(ctx, async (tx) => {
    const file = await getFileState(tx, input.fileId);
    if (file.ownerType !== 'note') throw new InvalidOperation('Only recordings of a note can be transcribed');
    allow(tx, 'transcript.request', await getNoteState(tx, file.ownerId));
    if (file.processing !== 'COMPLETE') throw new InvalidOperation('The recording is not ready yet');
    const id = await insertRequest(tx, asking, file, language);
    return visibleTranscripts(tx, tx.db).where('transcripts.id', '=', id).executeTakeFirstOrThrow();
  });
}

/** For commands that have checked that somebody may. */
export async function insertRequest(
  tx: TxCtx,
  { boss, job }: Asking,
  file: StoredFile,
  language: string | null,
): Promise<string> {
  const running = await visibleTranscripts(tx, tx.db)
    .where('transcripts.file_id', '=', file.id)
    .where('transcripts.status', '=', 'REQUESTED')
    .execute();
  const waiting = running.find(({ status }) => status === 'REQUESTED');
  if (waiting) return waiting.id;
  const id = tx.newId();
  const jobId = await enqueue(tx, boss, job, { payload: { transcriptId: id }, requestKey: id });
  const month = tx.now().toISOString().slice(0, 7);
  await tx.db
    .insertInto('transcripts')
    .values({
      workspace_id: tx.workspace.id,
      id,
      file_id: file.id,
      note_id: file.ownerId,
      origin: 'ENGINE',
      language,
      status: 'REQUESTED',
      counted_minutes: Math.ceil((file.duration ?? 0) / 60),
      counted_month: `${month}-01`,
      job_id: jobId,
      requested_by: tx.actor.kind === 'member' ? tx.actor.viewer.id : null,
      created_at: tx.now(),
    })
    .execute();
  await tx.record({ type: 'transcript.requested', payload: { fileId: file.id }, objectId: file.ownerId });
  return id;
}

export async function cancelTranscript(ctx: Ctx, id: string): Promise<Transcript> {
  const jobId = await inTransaction(ctx, async (tx) => {
    const found = await visibleTranscripts(tx, tx.db).where('transcripts.id', '=', id).executeTakeFirst();
    if (!found) throw new NotFound();
    allow(tx, 'transcript.request', await getNoteState(tx, found.noteId));
    const { rows } = await sql<{ job: string | null }>`select job_id as job from transcripts
      where workspace_id = ${tx.workspace.id} and id = ${id}`.execute(tx.db);
    return rows[0]?.job ?? null;
  });
  if (jobId !== null) await inTransaction(ctx, (tx) => cancelJob(tx, jobId));
  const after = await visibleTranscripts(ctx, await ctx.reads.db())
    .where('transcripts.id', '=', id)
    .executeTakeFirst();
  if (!after) throw new NotFound();
  return after;
}

/** Minutes of this month, by everybody in the workspace. */
export async function countTranscriptionMinutes(ctx: Ctx): Promise<number> {
  const db = await ctx.reads.db();
  const month = `${ctx.now().toISOString().slice(0, 7)}-01`;
  const row = await db
    .selectFrom('transcripts')
    .select((eb) => eb.fn.sum<string | null>('counted_minutes').as('minutes'))
    .where('workspace_id', '=', ctx.workspace.id)
    .where('counted_month', '=', month)
    .executeTakeFirst();
  return Number(row?.minutes ?? 0);
}
