import type { Generated, JSONColumnType } from 'kysely';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    workspace_templates: {
      workspace_id: string;
      id: string;
      title: string;
      description: Generated<string>;
      /** Rows of the community format, by file. */
      contents: JSONColumnType<object>;
      created_by: string;
      created_at: Date;
      deleted_at: Generated<Date | null>;
    };
  }
}
