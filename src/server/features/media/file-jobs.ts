import type { JobServices } from '#server/platform/app/feature.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import { makeOlderStream } from './make-older-stream.ts';
import { makeSharpStream } from './make-sharp-stream.ts';
import { readFileDocument, type DocumentPayload } from './read-file-document.ts';
import { processMedia, type MediaPayload } from './process-media.ts';
import type { StreamPayload } from './render-stream.ts';

/** The jobs that a file may need. */
export type FileJobs = {
  readonly media: Job<MediaPayload>;
  readonly document: Job<DocumentPayload>;
  readonly olderStream: Job<StreamPayload>;
  readonly sharpStream: Job<StreamPayload>;
};

const known = new WeakMap<JobServices['storage'], FileJobs>();

/** Made once for a process: commands and the worker mean the same ones. */
export function fileJobs(services: JobServices): FileJobs {
  const made = known.get(services.storage) ?? makeJobs(services);
  known.set(services.storage, made);
  return made;
}

function makeJobs(services: JobServices): FileJobs {
  const sharpStream = makeSharpStream(services);
  return {
    media: processMedia(services, sharpStream),
    document: readFileDocument(services),
    olderStream: makeOlderStream(services),
    sharpStream,
  };
}
