export type SavedFeed = {
  readonly id: string;
  readonly title: string;
  readonly params: object;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
};

export const savedFeedColumns = [
  'id',
  'title',
  'params',
  'created_by as createdBy',
  'created_at as createdAt',
  'updated_at as updatedAt',
  'version',
] as const;
