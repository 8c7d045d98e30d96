import type { Generated } from 'kysely';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    folders: {
      workspace_id: string;
      id: string;
      parent_id: string | null;
      title: string;
      rank: number;
      access_id: string;
      created_by: string;
      is_sample: Generated<boolean>;
      trashed_at: Date | null;
      trashed_by: string | null;
      /** The folder that took it along into the trash. */
      trashed_with: string | null;
      created_at: Date;
      updated_at: Date;
      version: Generated<number>;
    };
  }
}
