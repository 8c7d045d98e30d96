import type { Generated } from 'kysely';
import type { ReelLayout } from '#domain/media/reel-layouts.ts';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    reels: {
      workspace_id: string;
      id: string;
      owner_id: string;
      owner_type: 'project' | 'note' | 'insight';
      title: string;
      layout: ReelLayout;
      created_by: string;
      created_at: Date;
      updated_at: Date;
      deleted_at: Date | null;
      deleted_by: string | null;
      version: Generated<number>;
    };
    reel_parts: {
      workspace_id: string;
      id: string;
      reel_id: string;
      rank: number;
      highlight_id: string | null;
      file_id: string;
      title: Generated<string>;
      /** As it was when it was added: for what has lost its highlight. */
      start_at: number;
      end_at: number;
      removed_at: Date | null;
    };
  }
}
