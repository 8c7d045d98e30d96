import type { JSONColumnType } from 'kysely';
import type { ExportPart, ExportSettings } from './export-parts.ts';

export type MediaExportStatus = 'WAITING' | 'COMPLETE' | 'FAILED' | 'CANCELLED';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    media_exports: {
      workspace_id: string;
      id: string;
      kind: 'CLIP' | 'REEL';
      owner_id: string;
      filename: string;
      parts: JSONColumnType<ExportPart[]>;
      settings: JSONColumnType<ExportSettings>;
      status: MediaExportStatus;
      error: string | null;
      duration: number | null;
      bytes: string | null;
      job_id: string | null;
      requested_by: string;
      created_at: Date;
      finished_at: Date | null;
    };
  }
}
