import type { Generated } from 'kysely';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    notes: {
      workspace_id: string;
      id: string;
      project_id: string;
      title: string;
      access_id: string;
      locked_at: Date | null;
      locked_by: string | null;
      ai_generated: Generated<boolean>;
      created_by: string;
      trashed_at: Date | null;
      trashed_by: string | null;
      created_at: Date;
      updated_at: Date;
      version: Generated<number>;
    };
  }
}
