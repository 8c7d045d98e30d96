import type { Generated, JSONColumnType } from 'kysely';
import type { QuestionOption } from '#domain/questions/question-options.ts';
import type { QuestionType } from '#domain/questions/question-types.ts';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    questions: {
      workspace_id: string;
      id: string;
      project_id: string;
      title: string;
      type: QuestionType;
      options: JSONColumnType<QuestionOption[]>;
      rank: number;
      created_by: string | null;
      created_at: Date;
      updated_at: Date;
      trashed_at: Date | null;
      trashed_by: string | null;
      version: Generated<number>;
    };
    question_responses: {
      workspace_id: string;
      id: string;
      question_id: string;
      note_id: string;
      text: string | null;
      option_ids: Generated<string[]>;
      updated_by: string | null;
      updated_at: Date;
    };
  }
}
