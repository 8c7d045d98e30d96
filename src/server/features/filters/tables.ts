import type { ColumnType, Generated } from 'kysely';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    saved_filters: {
      workspace_id: string;
      id: string;
      member_id: string;
      title: string;
      /** A filter form in the wire's form; written as JSON text. */
      form: ColumnType<unknown, string, string>;
      created_at: Date;
      updated_at: Date;
      version: Generated<number>;
    };
  }
}
