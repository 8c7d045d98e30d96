import type { Generated } from 'kysely';
import type { TranslationError, TranslationState } from '#domain/ai/translation.ts';
import '#server/features/files/tables.ts';

/** What somebody says, in another language; as long as they say it. */
export type TranslationPart = {
  readonly start: number;
  readonly end: number;
  readonly speaker: string;
  readonly text: string;
};

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    translations: {
      workspace_id: string;
      id: string;
      file_id: string;
      note_id: string;
      language: string;
      status: TranslationState['status'];
      error: TranslationError | null;
      message: string | null;
      engine: Generated<string>;
      parts: Generated<string>;
      text: Generated<string>;
      job_id: string | null;
      requested_by: string | null;
      created_at: Date;
      finished_at: Date | null;
    };
  }
}
