import { uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { languageOf, parseTranscriptionLanguage } from '#domain/locales/transcription-language.ts';
import type { TranscriptPart } from '#domain/transcripts/transcript.ts';
import { outputFolder, sides } from '#server/features/media/index.ts';
import '#server/features/media/tables.ts';
import { TranscriptionFailed } from '#server/platform/ai/transcribe/transcriber.ts';
import type { JobServices } from '#server/platform/app/feature.ts';
import { aboutObject } from '#server/kernel/access/index.ts';
import { inTransaction } from '#server/platform/context/context.ts';
import { announce } from '#server/platform/events/announce.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { Job, JobRun } from '#server/platform/jobs/job.ts';
import { hearRecording } from './hear-recording.ts';
import { placeInNote } from './place-in-note.ts';
import '#server/kernel/projects/tables.ts';
import './tables.ts';

export type TranscriptPayload = { transcriptId: string };
type Run = JobRun<TranscriptPayload>;
type Asking = Pick<Run, 'ctx' | 'payload'>;

/** Writes down what is said in a recording and puts it into its note. Ends once, whatever is tried again. */
export function transcribeFile({ models: { transcriber }, storage }: JobServices): Job<TranscriptPayload> {
  return defineJob({
    name: 'transcripts.transcribe',
    payload: object({ transcriptId: uuid }),
    timeoutSeconds: 12 * 3600,
    about: (tx, { transcriptId: id }) => aboutObject(tx, { table: 'transcripts', column: 'note_id', id }),
    async onFailure(job) {
      const asked = await readAsked(job);
      if (asked) await fail(job, asked.noteId, 'Transcribing failed several times');
    },
    async run(job) {
      const asked = await readAsked(job);
      if (!asked?.fileId) return {};
      const { fileId, noteId } = asked;
      if (!transcriber) return fail(job, noteId, 'Transcription isn’t set up on this server');
      const stopper = new AbortController();
      let cancelled: unknown;
      const report = (fraction: number): void => {
        job
          .progress(fraction, 'Transcribing')
          .then(() => announce(job.ctx, 'file.updated', fileId))
          .catch((error: unknown) => {
            cancelled ??= error;
            stopper.abort();
          });
      };
      const watch = setInterval(() => report(last), 1000);
      let last = 0;
      try {
        const folder = outputFolder(
          job.ctx.workspace.id,
          { id: fileId, redaction: asked.redaction },
          'audio',
        );
        const names = asked.hasVoices ? sides : ['audio.wav'];
        const { language, engine, parts } = await hearRecording({
          transcriber,
          storage,
          keys: names.map((name) => `${folder}/${name}`),
          language: readLanguage(asked.language),
          vocabulary: asked.vocabulary,
          signal: AbortSignal.any([job.signal, stopper.signal]),
          onProgress: (fraction) => {
            last = fraction;
          },
        });
        return await complete(job, { fileId, noteId, language, engine, parts });
      } catch (error) {
        if (cancelled !== undefined) throw cancelled;
        if (error instanceof TranscriptionFailed) return await fail(job, noteId, error.message);
        throw error;
      } finally {
        clearInterval(watch);
      }
    },
  });
}

function readLanguage(asked: string | null): string | undefined {
  const parsed = parseTranscriptionLanguage(asked ?? 'auto');
  return parsed.ok && parsed.value !== undefined ? languageOf(parsed.value) : undefined;
}

async function readAsked({ ctx, payload }: Asking) {
  return ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', (db) =>
    db
      .selectFrom('transcripts')
      .leftJoin('access_objects', (join) =>
        join
          .onRef('access_objects.workspace_id', '=', 'transcripts.workspace_id')
          .onRef('access_objects.id', '=', 'transcripts.note_id'),
      )
      .leftJoin('projects', (join) =>
        join
          .onRef('projects.workspace_id', '=', 'transcripts.workspace_id')
          .onRef('projects.id', '=', 'access_objects.parent_id'),
      )
      .leftJoin('files', (join) =>
        join
          .onRef('files.workspace_id', '=', 'transcripts.workspace_id')
          .onRef('files.id', '=', 'transcripts.file_id'),
      )
      .leftJoin('file_outputs', (join) =>
        join
          .onRef('file_outputs.workspace_id', '=', 'transcripts.workspace_id')
          .onRef('file_outputs.file_id', '=', 'transcripts.file_id')
          .on('file_outputs.kind', '=', 'audio'),
      )
      .select([
        'transcripts.file_id as fileId',
        'transcripts.note_id as noteId',
        (row) => row.fn.coalesce('transcripts.language', 'projects.transcription_language').as('language'),
        'projects.transcription_vocabulary as vocabulary',
        'files.redaction',
        'file_outputs.meta as sound',
      ])
      .where('transcripts.workspace_id', '=', ctx.workspace.id)
      .where('transcripts.id', '=', payload.transcriptId)
      .executeTakeFirst()
      .then(
        (row) =>
          row && {
            ...row,
            vocabulary: row.vocabulary ?? [],
            redaction: row.redaction ?? 0,
            hasVoices: row.sound?.['hasVoices'] === true,
          },
      ),
  );
}

type Completed = {
  fileId: string;
  noteId: string;
  language: string;
  engine: string;
  parts: readonly TranscriptPart[];
};

async function complete({ ctx, payload }: Run, done: Completed): Promise<object> {
  await inTransaction(ctx, async (tx) => {
    const row = await tx.db
      .updateTable('transcripts')
      .set({
        status: 'COMPLETE',
        language: done.language,
        engine: done.engine,
        duration: done.parts.reduce((most, { end }) => Math.max(most, end), 0),
        finished_at: tx.now(),
      })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', payload.transcriptId)
      .where('status', '=', 'REQUESTED')
      .returning('id')
      .executeTakeFirst();
    // Another attempt was here before: the words are in the note already.
    if (!row) return;
    await placeInNote(tx, done.noteId, { fileId: done.fileId, parts: done.parts });
    await tx.record({
      type: 'transcript.completed',
      payload: { fileId: done.fileId, noteId: done.noteId },
      objectId: done.noteId,
    });
  });
  return { language: done.language };
}

async function fail({ ctx, payload }: Asking, noteId: string, error: string): Promise<object> {
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .updateTable('transcripts')
      .set({ status: 'FAILED', error, finished_at: tx.now() })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', payload.transcriptId)
      .where('status', '=', 'REQUESTED')
      .execute();
    await tx.record({ type: 'transcript.failed', payload: { fileId: '' }, objectId: noteId });
  });
  return { error };
}
