import type { SummaryFramework } from '#domain/ai/frameworks.ts';
import type { ProjectStatus } from '#domain/projects/project-status.ts';
import type { ProjectSection } from '#domain/projects/sections.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import type { ProjectLook } from './project-look.ts';

export type NewProject = ProjectLook & {
  title: string;
  summary?: string | null;
  folderId?: string | null;
};

/** With what a template or the sample brings. */
export type ProjectStart = NewProject & {
  createdBy: string;
  isSample?: boolean;
  status?: ProjectStatus;
  hidden?: readonly ProjectSection[];
  framework?: SummaryFramework;
  readme?: DocumentJson;
};
