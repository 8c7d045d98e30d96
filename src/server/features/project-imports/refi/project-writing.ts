import type { RefiProject } from '#domain/refi/refi-project.ts';
import type { Planning } from './plan-note.ts';

/** A file that becomes a project, or a part of one. */
export type ProjectWriting = {
  readonly importId: string;
  readonly projectId: string;
  readonly createdBy: string;
  readonly project: RefiProject;
  readonly planning: Omit<Planning, 'memos'>;
  readonly mayMakePersonFields: boolean;
};
