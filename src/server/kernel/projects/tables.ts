import type { Generated, JSONColumnType } from 'kysely';
import type { SummaryFramework } from '#domain/ai/frameworks.ts';
import type { ProjectStatus } from '#domain/projects/project-status.ts';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    projects: {
      workspace_id: string;
      id: string;
      title: string;
      summary: Generated<string>;
      folder_id: string | null;
      color: string | null;
      icon: string | null;
      status: Generated<ProjectStatus>;
      /** What differs from the default; read with the domain's codec. */
      sections: JSONColumnType<object, string | undefined>;
      transcription_language: string | null;
      transcription_vocabulary: Generated<string[]>;
      default_framework: SummaryFramework | null;
      default_summary_language: string | null;
      recruit_enabled: Generated<boolean>;
      created_by: string;
      access_id: string;
      is_sample: Generated<boolean>;
      trashed_at: Date | null;
      trashed_by: string | null;
      /** The folder that took it along into the trash. */
      trashed_with: string | null;
      created_at: Date;
      updated_at: Date;
      version: Generated<number>;
    };
    /** The tree that projects are in; the folders slice writes it. */
    folders: {
      workspace_id: string;
      id: string;
      parent_id: string | null;
      title: string;
      rank: number;
      access_id: string;
      created_by: string;
      is_sample: Generated<boolean>;
      trashed_at: Date | null;
      trashed_by: string | null;
      /** The folder that took it along into the trash. */
      trashed_with: string | null;
      created_at: Date;
      updated_at: Date;
      version: Generated<number>;
    };
  }
}
