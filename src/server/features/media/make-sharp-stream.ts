import type { JobServices } from '#server/platform/app/feature.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import { measureStream } from './measure-stream.ts';
import { renderStream, streamPayload, type StreamPayload } from './render-stream.ts';

/** The stream in the size of the recording, made once the light one plays; if it fails, the light one stays. */
export function makeSharpStream(services: JobServices): Job<StreamPayload> {
  return defineJob({
    name: 'media.sharpStream',
    payload: streamPayload,
    timeoutSeconds: 12 * 3600,
    // A folder of new recordings must be playable before the first of them is sharp.
    alone: true,
    run: (job) =>
      renderStream(services, job, {
        kind: 'hls-sharp',
        version: 'v2',
        rendition: 'sharp',
        doing: 'Preparing the sharp picture',
        describe: (dir, signal) => measureStream(services.env, dir, signal),
      }),
  });
}
