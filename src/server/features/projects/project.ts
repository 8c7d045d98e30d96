/** Where a piece of research is kept. */
export type Project = {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly createdBy: string;
  readonly version: number;
};

export const projectColumns = [
  'id',
  'title',
  'summary',
  'created_at as createdAt',
  'updated_at as updatedAt',
  'created_by as createdBy',
  'version',
] as const;
