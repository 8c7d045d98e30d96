import type { Generated } from 'kysely';
import type { WebhookEvent } from '#domain/webhooks/webhook-events.ts';
import type { DeliveryState } from './delivery.ts';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    webhooks: {
      workspace_id: string;
      id: string;
      url: string;
      events: WebhookEvent[];
      by_program: boolean;
      secret_id: string;
      old_secret_id: string | null;
      old_secret_until: Date | null;
      created_by: string;
      created_at: Date;
      disabled_at: Date | null;
      disabled_reason: string | null;
      failing_since: Date | null;
      last_success_at: Date | null;
      paused_until: Date | null;
      sending_until: Date | null;
      version: Generated<number>;
    };
    webhook_deliveries: {
      workspace_id: string;
      id: string;
      webhook_id: string;
      event_id: string | null;
      event_type: string;
      state: DeliveryState;
      attempts: Generated<number>;
      due_at: Date;
      created_at: Date;
      finished_at: Date | null;
      status: number | null;
      error: string | null;
    };
  }
}
