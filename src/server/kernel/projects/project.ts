import type { SummaryFramework } from '#domain/ai/frameworks.ts';
import type { ProjectStatus } from '#domain/projects/project-status.ts';

/** Where a piece of research is kept. */
export type Project = {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly folderId: string | null;
  readonly color: string | null;
  readonly icon: string | null;
  readonly status: ProjectStatus;
  /** As stored; `sectionStatesCodec` reads it. */
  readonly sections: unknown;
  readonly transcriptionLanguage: string | null;
  readonly transcriptionVocabulary: readonly string[];
  readonly defaultFramework: SummaryFramework | null;
  readonly defaultSummaryLanguage: string | null;
  readonly recruitEnabled: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly createdBy: string;
  readonly version: number;
};

export const projectColumns = [
  'id',
  'title',
  'summary',
  'folder_id as folderId',
  'color',
  'icon',
  'status',
  'sections',
  'transcription_language as transcriptionLanguage',
  'transcription_vocabulary as transcriptionVocabulary',
  'default_framework as defaultFramework',
  'default_summary_language as defaultSummaryLanguage',
  'recruit_enabled as recruitEnabled',
  'created_at as createdAt',
  'updated_at as updatedAt',
  'created_by as createdBy',
  'version',
] as const;
