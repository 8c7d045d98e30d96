import type { JobServices } from '#server/platform/app/feature.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import { makeOlderStream, type OlderStreamPayload } from './make-older-stream.ts';
import { readFileDocument, type DocumentPayload } from './read-file-document.ts';
import { processMedia, type MediaPayload } from './process-media.ts';

/** The jobs that a file may need. */
export type FileJobs = {
  readonly media: Job<MediaPayload>;
  readonly document: Job<DocumentPayload>;
  readonly olderStream: Job<OlderStreamPayload>;
};

const known = new WeakMap<JobServices['storage'], FileJobs>();

/** Made once for a process: commands and the worker mean the same ones. */
export function fileJobs(services: JobServices): FileJobs {
  const made = known.get(services.storage) ?? {
    media: processMedia(services),
    document: readFileDocument(services),
    olderStream: makeOlderStream(services),
  };
  known.set(services.storage, made);
  return made;
}
