import { getFileState } from '#server/features/files/index.ts';
import type { Feature, JobServices } from '#server/platform/app/feature.ts';
import { defineSubscriber } from '#server/platform/events/subscriber.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import { linkSpeakers } from './link-speakers.ts';
import { insertRequest } from './request-transcript.ts';
import { transcriptsSchema } from './resolvers.ts';
import { transcribeFile, type TranscriptPayload } from './transcribe-file.ts';

export { keepTranscript } from './keep-transcript.ts';
export { getNoteState } from './note-state.ts';
export { isWorthAnotherTry, reopenTranscript } from './reopen-transcript.ts';

const known = new WeakMap<JobServices['storage'], Job<TranscriptPayload>>();

function jobOf(services: JobServices): Job<TranscriptPayload> {
  const job = known.get(services.storage) ?? transcribeFile(services);
  known.set(services.storage, job);
  return job;
}

export const transcripts: Feature = {
  name: 'transcripts',
  schema: (services) => transcriptsSchema({ boss: services.boss, job: jobOf(services) }),
  jobs: (services) => [jobOf(services)],
  subscribers: (services) => [
    defineSubscriber({
      name: 'transcripts.linkSpeakers',
      hears: ['transcript.completed'],
      run: (tx, { payload }) => linkSpeakers(tx, payload.noteId),
    }),
    // A recording in a note is written down by itself where an engine is.
    defineSubscriber({
      name: 'transcripts.transcribeRecordings',
      hears: ['file.processed'],
      async run(tx, { payload }) {
        if (!services.models.transcriber) return;
        const file = await getFileState(tx, payload.fileId).catch(() => undefined);
        if (!file || file.ownerType !== 'note' || file.processing !== 'COMPLETE') return;
        const before = await tx.db
          .selectFrom('transcripts')
          .select('id')
          .where('workspace_id', '=', tx.workspace.id)
          .where('file_id', '=', file.id)
          .executeTakeFirst();
        const sound = await tx.db
          .selectFrom('file_outputs')
          .select('kind')
          .where('workspace_id', '=', tx.workspace.id)
          .where('file_id', '=', file.id)
          .where('kind', '=', 'audio')
          .executeTakeFirst();
        if (before || !sound) return;
        await insertRequest(tx, { boss: services.boss, job: jobOf(services) }, file, null);
      },
    }),
  ],
};
