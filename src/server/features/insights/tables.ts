import type { Generated } from 'kysely';
import type { InsightStatus } from '#domain/insights/insight-status.ts';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    insights: {
      workspace_id: string;
      id: string;
      project_id: string;
      title: string;
      status: Generated<InsightStatus>;
      cover_file_id: string | null;
      access_id: string;
      locked_at: Date | null;
      locked_by: string | null;
      ai_generated: Generated<boolean>;
      created_by: string;
      trashed_at: Date | null;
      trashed_by: string | null;
      created_at: Date;
      updated_at: Date;
      version: Generated<number>;
    };
    insight_publications: {
      workspace_id: string;
      id: string;
      insight_id: string;
      published_by: string | null;
      published_at: Date;
      unpublished_by: string | null;
      unpublished_at: Date | null;
    };
  }
}
