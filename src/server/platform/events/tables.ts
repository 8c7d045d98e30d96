import type { Generated, JSONColumnType } from 'kysely';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    events: {
      workspace_id: string;
      id: string;
      type: string;
      actor_id: string | null;
      /** Set when a program acted in the person's name. */
      api_token_id: string | null;
      payload: JSONColumnType<Record<string, unknown>>;
      object_id: string | null;
      before: JSONColumnType<Record<string, unknown>> | null;
      after: JSONColumnType<Record<string, unknown>> | null;
      created_at: Date;
    };
    outbox: {
      id: Generated<string>;
      workspace_id: string;
      event_id: string;
      subscriber: string;
      attempts: Generated<number>;
      run_at: Date;
      failed_at: Date | null;
      error: string | null;
    };
  }
}
