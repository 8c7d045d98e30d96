import type { Generated, JSONColumnType } from 'kysely';
import '#server/features/files/tables.ts';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    media_events: {
      workspace_id: string;
      file_id: string;
      seq: Generated<string>;
      event: string;
      payload: JSONColumnType<Record<string, unknown>>;
      created_at: Date;
    };
  }
}
