import { uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import { sendDeliveries, type SendingServices } from './send-deliveries.ts';

export type SendPayload = { readonly webhookId: string };

/** Attempts of its own are for a process that died; a receiver that fails is asked again by the deliveries’ own times. */
export function sendJob(services: SendingServices): Job<SendPayload> {
  return defineJob({
    name: 'webhooks.send',
    payload: object({ webhookId: uuid }),
    timeoutSeconds: 600,
    async run({ ctx, payload, signal }) {
      return { sent: await sendDeliveries(services, ctx, payload.webhookId, signal) };
    },
  });
}

const known = new WeakMap<SendingServices['secrets'], Job<SendPayload>>();

/** Made once for a process: commands and the worker mean the same one. */
export function sendJobOf(services: SendingServices): Job<SendPayload> {
  const job = known.get(services.secrets) ?? sendJob(services);
  known.set(services.secrets, job);
  return job;
}
