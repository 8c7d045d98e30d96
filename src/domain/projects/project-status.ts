export const projectStatuses = ['active', 'archived', 'completed'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

export const defaultProjectStatus: ProjectStatus = 'active';

/** An archived project can be read and brought back, not changed. */
export function isProjectReadOnly(status: ProjectStatus): boolean {
  return status === 'archived';
}
