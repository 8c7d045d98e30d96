import type { Generated } from 'kysely';
import type { SummaryFramework } from '#domain/ai/frameworks.ts';
import type { SummaryObjectType, SummaryType } from '#domain/ai/summary.ts';
import type { AnswerEngine } from '#server/features/answering/index.ts';

export type SummaryState = 'writing' | 'done' | 'failed' | 'cancelled';
/** `person`: somebody wrote it, or changed what was there. */
export type SummaryEngine = AnswerEngine | 'person';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    summaries: {
      workspace_id: string;
      id: string;
      object_type: SummaryObjectType;
      object_id: string | null;
      /** Then `object_id` is its channel. */
      theme_id: Generated<string | null>;
      /** Then `object_id` is its channel. */
      wrap_id: Generated<string | null>;
      highlight_ids: Generated<string[]>;
      framework: SummaryFramework;
      type: SummaryType;
      prompt: string | null;
      language: string | null;
      state: Generated<SummaryState>;
      problem: string | null;
      engine: SummaryEngine | null;
      model: Generated<string>;
      prompt_version: number | null;
      stream_id: string | null;
      request_key: string | null;
      shown_at: Date | null;
      created_by: string;
      created_at: Date;
    };
    summary_waits: {
      workspace_id: string;
      note_id: string;
      event_id: string;
      actor_id: string | null;
      job_id: string;
      due_at: Date;
      tries: Generated<number>;
    };
  }
}
