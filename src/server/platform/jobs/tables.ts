import type { Generated, JSONColumnType } from 'kysely';

export type JobState = 'waiting' | 'running' | 'completed' | 'failed' | 'cancelled';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    jobs: {
      workspace_id: string;
      id: string;
      name: string;
      request_key: string;
      state: JobState;
      payload: JSONColumnType<object>;
      progress: Generated<number>;
      doing: Generated<string>;
      result: JSONColumnType<object> | null;
      error: string | null;
      cancel_reason: string | null;
      cancel_requested_at: Date | null;
      requested_by: string | null;
      created_at: Date;
      updated_at: Date;
      finished_at: Date | null;
    };
    job_steps: {
      workspace_id: string;
      job_id: string;
      step: string;
      result: JSONColumnType<object>;
      finished_at: Date;
    };
  }
}
