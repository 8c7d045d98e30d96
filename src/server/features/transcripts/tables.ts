import type { Generated } from 'kysely';
import '#server/features/files/tables.ts';

export type TranscriptStatus = 'REQUESTED' | 'COMPLETE' | 'FAILED' | 'CANCELLED';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    transcripts: {
      workspace_id: string;
      id: string;
      file_id: string | null;
      note_id: string;
      origin: 'ENGINE' | 'IMPORT';
      engine: Generated<string>;
      language: string | null;
      status: TranscriptStatus;
      error: string | null;
      duration: Generated<number>;
      counted_minutes: Generated<number>;
      counted_month: string | null;
      rating: 'Good' | 'Bad' | null;
      rated_by: string | null;
      job_id: string | null;
      requested_by: string | null;
      created_at: Date;
      finished_at: Date | null;
    };
  }
}
