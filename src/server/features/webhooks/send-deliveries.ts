import { sql } from 'kysely';
import { can } from '#domain/access/can.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import {
  disableAfterDays,
  receptionOf,
  retryDelaySeconds,
  type Reception,
} from '#domain/webhooks/retry-schedule.ts';
import { asMember } from '#server/kernel/access/index.ts';
import type { JobServices } from '#server/platform/app/feature.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { Unfetchable } from '#server/platform/outbound/unfetchable.ts';
import { buildMessage, type WebhookMessage } from './build-message.ts';
import { disableWebhook } from './disable-webhook.ts';
import { identityOf } from './webhook-identity.ts';
import { secretPurpose, signMessage } from './webhook-secret.ts';
import './tables.ts';

export type SendingServices = Pick<JobServices, 'env' | 'mailer' | 'outbound' | 'secrets'>;

/** A worker that died must not hold up a webhook for longer. */
const leaseMs = 60_000;
const timeoutMs = 15_000;

/** Everything that is due at one address, the oldest first. Ends when nothing is, or when the receiver is not there. */
export async function sendDeliveries(
  services: SendingServices,
  ctx: Ctx,
  webhookId: string,
  signal: AbortSignal,
): Promise<number> {
  let sent = 0;
  for (;;) {
    signal.throwIfAborted();
    const taken = await takeNext(services, ctx, webhookId);
    if (!taken) return sent;
    await settle(services, ctx, taken, await send(services, ctx, taken, signal));
    sent += 1;
  }
}

type Taken = {
  readonly webhookId: string;
  readonly deliveryId: string;
  readonly eventId: string | null;
  readonly attempts: number;
  readonly url: string;
  readonly createdBy: string;
  readonly secrets: readonly string[];
};

async function takeNext(
  { secrets }: SendingServices,
  ctx: Ctx,
  webhookId: string,
): Promise<Taken | undefined> {
  return inTransaction(ctx, async (tx) => {
    const now = tx.now();
    const webhook = await tx.db
      .selectFrom('webhooks')
      .select(['url', 'created_by', 'secret_id', 'old_secret_id', 'old_secret_until'])
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', webhookId)
      .where('disabled_at', 'is', null)
      .where((row) => row.or([row('paused_until', 'is', null), row('paused_until', '<=', now)]))
      .where((row) => row.or([row('sending_until', 'is', null), row('sending_until', '<=', now)]))
      .forUpdate()
      .executeTakeFirst();
    if (!webhook) return undefined;
    const delivery = await tx.db
      .updateTable('webhook_deliveries')
      .set((row) => ({ attempts: row('attempts', '+', 1) }))
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', (row) =>
        row
          .selectFrom('webhook_deliveries')
          .select('id')
          .where('workspace_id', '=', tx.workspace.id)
          .where('webhook_id', '=', webhookId)
          .where('state', '=', 'waiting')
          .where('due_at', '<=', now)
          .orderBy('created_at')
          .orderBy('id')
          .limit(1),
      )
      .returning(['id', 'event_id', 'attempts'])
      .executeTakeFirst();
    if (!delivery) return undefined;
    await setWebhook(tx, webhookId, { sending_until: new Date(now.getTime() + leaseMs) });
    const isOldValid = webhook.old_secret_until !== null && webhook.old_secret_until > now;
    const ids = [webhook.secret_id, ...(isOldValid ? [webhook.old_secret_id] : [])];
    const opened = [];
    for (const id of ids) {
      const place = { workspaceId: tx.workspace.id, id: id ?? '', purpose: secretPurpose };
      opened.push(id === null ? undefined : await secrets.box.open(tx.db, place));
    }
    return {
      webhookId,
      deliveryId: delivery.id,
      eventId: delivery.event_id,
      attempts: delivery.attempts,
      url: webhook.url,
      createdBy: webhook.created_by,
      secrets: opened.filter((secret) => secret !== undefined),
    };
  });
}

type Outcome =
  | { readonly kind: Reception; readonly status: number | null; readonly error: string | null }
  /** There is nothing in it that the webhook's creator may see. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'orphan' };

/** With what the webhook's creator may see now, also in a later attempt. */
async function send(
  services: SendingServices,
  ctx: Ctx,
  taken: Taken,
  signal: AbortSignal,
): Promise<Outcome> {
  const { webhookId, eventId, deliveryId: id } = taken;
  const asMaker = await asMember(ctx, taken.createdBy).catch((error: unknown) => {
    if (error instanceof NotFound) return undefined;
    throw error;
  });
  if (!asMaker) return { kind: 'orphan' };
  const { viewer } = requireMember(asMaker);
  // Turned off for a while: the webhook stays, and what happens meanwhile is not sent later.
  if (viewer.restrictions.includes('dataOutDisabled')) return { kind: 'nothing' };
  if (!can(viewer, 'webhook.manage').allowed) return { kind: 'orphan' };
  const { rootUrl } = services.env;
  const message = await messageFor(asMaker, { webhookId, eventId, rootUrl });
  if (!message) return { kind: 'nothing' };
  const body = JSON.stringify(message);
  const timestamp = Math.floor(ctx.now().getTime() / 1000);
  try {
    const answer = await services.outbound.fetch(taken.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Hark-Webhooks',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': taken.secrets.map((one) => signMessage(one, { id, timestamp, body })).join(' '),
        'hark-webhook': identityOf(services.secrets, { teamId: ctx.workspace.id, webhookId }),
      },
      body,
      redirect: 'error',
      maxBytes: 65_536,
      timeoutMs,
      signal,
    });
    await answer.body?.cancel();
    const { status } = answer;
    const kind = receptionOf(status);
    return { kind, status, error: kind === 'taken' ? null : `The receiver answered ${status}` };
  } catch (error) {
    if (!(error instanceof Unfetchable)) throw error;
    return { kind: 'unavailable', status: null, error: error.message.slice(0, 500) };
  }
}

async function messageFor(
  asMaker: Ctx,
  asked: { webhookId: string; eventId: string | null; rootUrl: URL },
): Promise<WebhookMessage | undefined> {
  try {
    return await buildMessage(asMaker, asked);
  } finally {
    await asMaker.reads.end();
  }
}

async function settle(
  services: SendingServices,
  ctx: Ctx,
  { webhookId, deliveryId, attempts }: Taken,
  outcome: Outcome,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const now = tx.now();
    const finish = (state: 'delivered' | 'failed' | 'skipped', answer: Answer = noAnswer) =>
      setDelivery(tx, deliveryId, { state, finished_at: now, ...answer });
    const free = { sending_until: null };
    if (outcome.kind === 'nothing' || outcome.kind === 'orphan') {
      await finish('skipped');
      await setWebhook(tx, webhookId, free);
      if (outcome.kind === 'orphan')
        await disableWebhook(services, tx, webhookId, 'Its creator can no longer manage webhooks');
      return;
    }
    const { kind, status, error } = outcome;
    if (kind === 'taken') {
      await finish('delivered', { status, error });
      await setWebhook(tx, webhookId, {
        ...free,
        failing_since: null,
        last_success_at: now,
        paused_until: null,
      });
      return;
    }
    const delay = kind === 'gone' ? undefined : retryDelaySeconds(attempts);
    const again = delay === undefined ? undefined : new Date(now.getTime() + delay * 1000);
    if (again === undefined) await finish('failed', { status, error });
    else await setDelivery(tx, deliveryId, { due_at: again, status, error });
    const since = await noteFailure(tx, webhookId, kind === 'unavailable' ? (again ?? null) : null);
    if (kind === 'gone')
      await disableWebhook(services, tx, webhookId, 'The receiver answered that it is gone (410)');
    else if (now.getTime() - since.getTime() >= disableAfterDays * 86_400_000)
      await disableWebhook(services, tx, webhookId, `Every delivery failed for ${disableAfterDays} days`);
  });
}

type Answer = { readonly status: number | null; readonly error: string | null };
const noAnswer: Answer = { status: null, error: null };

type DeliveryChange = Partial<Answer> & {
  readonly state?: 'delivered' | 'failed' | 'skipped';
  readonly due_at?: Date;
  readonly finished_at?: Date;
};

async function setDelivery(tx: TxCtx, id: string, change: DeliveryChange): Promise<void> {
  await tx.db
    .updateTable('webhook_deliveries')
    .set(change)
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .execute();
}

type WebhookChange = {
  readonly sending_until: Date | null;
  readonly failing_since?: null;
  readonly last_success_at?: Date;
  readonly paused_until?: null;
};

async function setWebhook(tx: TxCtx, id: string, change: WebhookChange): Promise<void> {
  await tx.db
    .updateTable('webhooks')
    .set(change)
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .execute();
}

/** Answers since when nothing arrives. */
async function noteFailure(tx: TxCtx, id: string, pausedUntil: Date | null): Promise<Date> {
  const { rows } = await sql<{ since: Date }>`
    update webhooks set sending_until = null, paused_until = ${pausedUntil},
      failing_since = coalesce(failing_since, ${tx.now()})
    where workspace_id = ${tx.workspace.id} and id = ${id} returning failing_since as since`.execute(tx.db);
  return rows[0]?.since ?? tx.now();
}
