import type { ColumnType, Generated } from 'kysely';

/** `interrupted` is not stored: it is an open stream that nobody writes any more. */
export type StoredStreamState = 'open' | 'done' | 'failed' | 'cancelled';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    streams: {
      workspace_id: string;
      id: string;
      member_id: string;
      state: Generated<StoredStreamState>;
      cancel_requested_at: Date | null;
      alive_at: Date;
      created_at: Date;
    };
    stream_parts: {
      workspace_id: string;
      stream_id: string;
      position: number;
      data: ColumnType<unknown, string, string>;
    };
  }
}
