import type { ColumnType, Generated } from 'kysely';
import type { ObjectType } from '#domain/search/result-types.ts';
import type { ViewLayout } from '#domain/views/view-layouts.ts';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    views: {
      workspace_id: string;
      id: string;
      project_id: string;
      object_type: ObjectType;
      layout: ViewLayout;
      title: string;
      rank: number;
      /** Written as JSON text. */
      view_data: ColumnType<unknown, string, string>;
      created_by: string | null;
      created_at: Date;
      updated_at: Date;
      deleted_at: Generated<Date | null>;
      deleted_by: Generated<string | null>;
      version: Generated<number>;
    };
  }
}
