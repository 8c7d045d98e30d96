import type { Generated, JSONColumnType } from 'kysely';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    saved_feeds: {
      workspace_id: string;
      id: string;
      title: string;
      /** Search params as they travel; read with the domain's codec. */
      params: JSONColumnType<object>;
      created_by: string;
      created_at: Date;
      updated_at: Date;
      version: Generated<number>;
    };
  }
}
