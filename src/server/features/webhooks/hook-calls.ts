import { z } from 'zod';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { isWebhookEvent, webhookEvents, type WebhookEvent } from '#domain/webhooks/webhook-events.ts';
import type { IntegrationCall } from '#server/kernel/integrations/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { createWebhook } from './create-webhook.ts';
import { deleteWebhook } from './delete-webhook.ts';
import { findSample } from './find-sample.ts';
import { sendJobOf } from './jobs.ts';

const event = z.enum(webhookEvents);

/** What tools such as Zapier send to hear of one event, and to stop. The same schemas describe them. */
export const subscribeBody = z.strictObject({
  targetUrl: z.string().meta({ maxLength: 2000, description: 'Where messages go.' }),
  event: event.meta({ description: 'What is told.' }),
});
export const unsubscribeBody = z.strictObject({ id: z.uuid() });
export const sampleQuery = z.object({ event: event.meta({ description: 'Of which event.' }) });

/** What receivers get; `WebhookMessage` in the words of a schema. */
export const messageSchema = z.object({
  type: z.string(),
  timestamp: z.iso.datetime(),
  data: z.object({
    teamId: z.uuid(),
    webhookId: z.uuid(),
    actorId: z.uuid().nullable(),
    hasMore: z.boolean(),
    items: z.array(z.object({ type: z.string(), id: z.uuid(), title: z.string(), url: z.url() })),
  }),
});

type Call = IntegrationCall['run'];

const subscribe: Call = async (services, ctx, { body }) => {
  const { targetUrl, event: chosen } = read(subscribeBody, body);
  const { webhook, secret } = await createWebhook(servicesOf(services), ctx, {
    url: targetUrl,
    events: [chosen],
  });
  return { status: 201, body: { id: webhook.id, secret } };
};

const unsubscribe: Call = async (services, ctx, { body }) => {
  await deleteWebhook(services, ctx, read(unsubscribeBody, body).id);
  return { status: 204 };
};

const sample: Call = async ({ env }, ctx, { query }) => ({
  status: 200,
  body: [await findSample(ctx, eventOf(read(sampleQuery, query).event), env.rootUrl)],
});

export const hookCalls = { subscribe, unsubscribe, sample } as const;

function servicesOf(services: Services) {
  return { ...services, job: sendJobOf(services) };
}

function eventOf(text: string): WebhookEvent {
  if (!isWebhookEvent(text)) throw new ValidationError(`There is no event “${text}”`);
  return text;
}

function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const name = issue?.path.join('.') ?? '';
  throw new ValidationError(name === '' ? 'The request could not be read' : `“${name}” isn’t valid`);
}
