import type { Generated } from 'kysely';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    projects: {
      workspace_id: string;
      id: string;
      title: string;
      summary: Generated<string>;
      created_by: string;
      access_id: string;
      is_sample: Generated<boolean>;
      trashed_at: Date | null;
      trashed_by: string | null;
      created_at: Date;
      updated_at: Date;
      version: Generated<number>;
    };
  }
}
