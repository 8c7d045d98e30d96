// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { CreateWebhookInput, UpdateWebhookInput, WebhookDeliveryState } from '#server/platform/graphql/wire.gen.ts';
import type { Member } from '#server/kernel/members/member.ts';
import type { Webhook } from './webhook.ts';
import type { WebhookDelivery } from './delivery.ts';

export type WebhookPage = {
  readonly items: readonly Webhook[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type WebhookDeliveryPage = {
  readonly items: readonly WebhookDelivery[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type WebhookWithSecret = {
  readonly webhook: Webhook;
  readonly secret: string;
};

export type WebhooksResolvers = ResolversOf<{
  Webhook: FieldResolvers<Webhook, {
    id: Resolver<string, Webhook>;
    url: Resolver<string, Webhook>;
    events: Resolver<readonly string[], Webhook>;
    byProgram: Resolver<boolean, Webhook>;
    createdBy: Resolver<Member | null, Webhook>;
    createdAt: Resolver<Date, Webhook>;
    disabledAt: Resolver<Date | null, Webhook>;
    disabledReason: Resolver<string | null, Webhook>;
    failingSince: Resolver<Date | null, Webhook>;
    lastSuccessAt: Resolver<Date | null, Webhook>;
    oldSecretUntil: Resolver<Date | null, Webhook>;
    version: Resolver<number, Webhook>;
  }>;
  WebhookPage: FieldResolvers<WebhookPage, {
    items: Resolver<readonly Webhook[], WebhookPage>;
    endCursor: Resolver<string | null, WebhookPage>;
    totalCount: Resolver<number, WebhookPage>;
  }>;
  WebhookDelivery: FieldResolvers<WebhookDelivery, {
    id: Resolver<string, WebhookDelivery>;
    event: Resolver<string, WebhookDelivery>;
    state: Resolver<WebhookDeliveryState, WebhookDelivery>;
    attempts: Resolver<number, WebhookDelivery>;
    createdAt: Resolver<Date, WebhookDelivery>;
    dueAt: Resolver<Date, WebhookDelivery>;
    status: Resolver<number | null, WebhookDelivery>;
    error: Resolver<string | null, WebhookDelivery>;
  }>;
  WebhookDeliveryPage: FieldResolvers<WebhookDeliveryPage, {
    items: Resolver<readonly WebhookDelivery[], WebhookDeliveryPage>;
    endCursor: Resolver<string | null, WebhookDeliveryPage>;
    totalCount: Resolver<number, WebhookDeliveryPage>;
  }>;
  WebhookWithSecret: FieldResolvers<WebhookWithSecret, {
    webhook: Resolver<Webhook, WebhookWithSecret>;
    secret: Resolver<string, WebhookWithSecret>;
  }>;
  Query: {
    webhooks: Resolver<WebhookPage, unknown, { first: number | null; after?: string | null }>;
    webhookDeliveries: Resolver<WebhookDeliveryPage, unknown, { webhookId: string; first: number | null; after?: string | null }>;
  };
  Mutation: {
    createWebhook: Resolver<WebhookWithSecret, unknown, { input: CreateWebhookInput }>;
    updateWebhook: Resolver<Webhook, unknown, { input: UpdateWebhookInput }>;
    deleteWebhook: Resolver<string, unknown, { id: string }>;
    rotateWebhookSecret: Resolver<WebhookWithSecret, unknown, { id: string }>;
    testWebhook: Resolver<WebhookDelivery, unknown, { id: string }>;
    retryWebhookDelivery: Resolver<WebhookDelivery, unknown, { id: string }>;
  };
}>;
