import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { TextBox } from '#domain/files/text-box.ts';
import '#server/features/files/tables.ts';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    file_pages: {
      workspace_id: string;
      file_id: string;
      page: number;
      text: string;
      source: 'TEXT' | 'OCR' | 'NONE';
      width: number | null;
      height: number | null;
      boxes: ColumnType<TextBox[] | null, string | null, string | null>;
    };
    pdf_covers: {
      workspace_id: string;
      id: string;
      file_id: string;
      page: number;
      left_at: number;
      top_at: number;
      width: number;
      height: number;
      label: string;
      purged: Generated<boolean>;
    };
    redactions: {
      workspace_id: string;
      file_id: string;
      id: string;
      video_blur: boolean;
      video_cover: boolean;
      audio_muted: boolean;
      start_at: number;
      end_at: number;
      created_by: string;
      created_at: Date;
      method: number;
      follows_words: Generated<boolean>;
      area_x: number | null;
      area_y: number | null;
      area_width: number | null;
      area_height: number | null;
    };
    earlier_outputs: {
      workspace_id: string;
      file_id: string;
      kind: string;
      redaction: number;
      meta: JSONColumnType<Record<string, unknown>>;
      bytes: string;
      created_at: Date;
    };
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
