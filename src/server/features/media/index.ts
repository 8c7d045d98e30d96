import type { Feature } from '#server/platform/app/feature.ts';
import { fileJobs } from './file-jobs.ts';
import { mediaSchema } from './resolvers.ts';
import { addStreamRoutes } from './stream-routes.ts';
import { processUploads } from './subscribers.ts';

export { mediaUrls } from './file-media.ts';
export { explainMediaFailure } from './media-failure.ts';
export { forgetOutputs, outputFolder } from './outputs.ts';
export { enqueueProcessing } from './request-processing.ts';
export { fileJobs, type FileJobs } from './file-jobs.ts';
export { readRedactions } from './redact.ts';
export { throttled } from './throttled.ts';
export { sides } from './sound-files.ts';

export const media: Feature = {
  name: 'media',
  schema: (services) => mediaSchema(services, fileJobs(services)),
  subscribers: (services) => [processUploads(services.boss, fileJobs(services))],
  jobs: (services) => Object.values(fileJobs(services)),
  routes: addStreamRoutes,
};
