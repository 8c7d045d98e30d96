import type { EventPayload } from '#domain/events/event-map.ts';
import { mostItemsInMessage } from '#domain/webhooks/retry-schedule.ts';
import {
  isWebhookEvent,
  thingsOf,
  type NamedThings,
  type WebhookEvent,
} from '#domain/webhooks/webhook-events.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';
import '#server/platform/events/tables.ts';
import { testEvent } from './delivery.ts';
import { findItems } from './find-items.ts';

/** What receivers get. */
export type WebhookMessage = {
  readonly type: string;
  readonly timestamp: string;
  readonly data: {
    readonly teamId: string;
    readonly webhookId: string;
    readonly actorId: string | null;
    /** More happened at once than `items` names. */
    readonly hasMore: boolean;
    readonly items: readonly {
      readonly type: string;
      readonly id: string;
      readonly title: string;
      readonly url: string;
    }[];
  };
};

type Asked = { readonly webhookId: string; readonly eventId: string | null; readonly rootUrl: URL };

/** For the member whose context it is, at this moment. Undefined when there is nothing that they may see. */
export async function buildMessage(
  ctx: Ctx,
  { webhookId, eventId, rootUrl }: Asked,
): Promise<WebhookMessage | undefined> {
  const base = { teamId: ctx.workspace.id, webhookId };
  if (eventId === null) {
    const timestamp = ctx.now().toISOString();
    return { type: testEvent, timestamp, data: { ...base, actorId: null, hasMore: false, items: [] } };
  }
  const db = await ctx.reads.db();
  const event = await db
    .selectFrom('events')
    .select(['type', 'payload', 'actor_id as actorId', 'created_at as createdAt'])
    .where('workspace_id', '=', ctx.workspace.id)
    .where('id', '=', eventId)
    .executeTakeFirst();
  if (!event || !isWebhookEvent(event.type)) return undefined;
  const named = namedBy(event.type, event.payload);
  const items = await findItems(ctx, named);
  if (items.length === 0) return undefined;
  return {
    type: event.type,
    timestamp: event.createdAt.toISOString(),
    data: {
      ...base,
      actorId: event.actorId,
      hasMore: named.ids.length > mostItemsInMessage,
      items: items.map(({ path, ...item }) => ({
        ...item,
        url: workspaceUrl(rootUrl, ctx.workspace.subdomain, path),
      })),
    },
  };
}

function namedBy(type: WebhookEvent, payload: object): NamedThings {
  return thingsOf(type, payload as EventPayload<WebhookEvent>);
}
