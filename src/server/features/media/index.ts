import type { Feature } from '#server/platform/app/feature.ts';
import { addEarlierRoutes } from './earlier-routes.ts';
import { fileJobs } from './file-jobs.ts';
import { mediaSchema } from './resolvers.ts';
import { addStreamRoutes } from './stream-routes.ts';
import { processUploads } from './subscribers.ts';

export { forgetEarlierOutputs, putOutputsAside } from './earlier-outputs.ts';
export { mediaUrls } from './file-media.ts';
export { explainMediaFailure } from './media-failure.ts';
export { forgetOutputs, outputFolder } from './outputs.ts';
export { enqueueProcessing } from './request-processing.ts';
export { fileJobs, type FileJobs } from './file-jobs.ts';
export { areaColumn, readRedactions } from './redact.ts';
export { throttled } from './throttled.ts';
export { sides } from './sound-files.ts';

export const media: Feature = {
  name: 'media',
  schema: (services) => mediaSchema(services, fileJobs(services)),
  subscribers: (services) => [processUploads(services.boss, fileJobs(services))],
  jobs: (services) => Object.values(fileJobs(services)),
  routes(http, services) {
    addStreamRoutes(http, services);
    addEarlierRoutes(http, services);
  },
};
