import type { SchemaServices } from '#server/platform/app/feature.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import type { SendPayload } from './jobs.ts';

export type WebhookServices = Pick<SchemaServices, 'env' | 'secrets' | 'boss'> & {
  readonly job: Job<SendPayload>;
};
