/** A filter that one person keeps for themselves. */
export type SavedFilter = {
  readonly id: string;
  readonly title: string;
  /** In the wire's form. */
  readonly form: unknown;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
};

export const savedFilterColumns = [
  'id',
  'title',
  'form',
  'created_at as createdAt',
  'updated_at as updatedAt',
  'version',
] as const;
