import type { JobServices } from '#server/platform/app/feature.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import { renderStream, streamPayload, type StreamPayload } from './render-stream.ts';

/** The stream for players that know no fragmented MP4. Most recordings never need it, so it is made when somebody asks. */
export function makeOlderStream(services: JobServices): Job<StreamPayload> {
  return defineJob({
    name: 'media.olderStream',
    payload: streamPayload,
    timeoutSeconds: 6 * 3600,
    run: (job) =>
      renderStream(services, job, {
        kind: 'hls-v1',
        version: 'v1',
        rendition: 'light',
        doing: 'Preparing the stream',
      }),
  });
}
