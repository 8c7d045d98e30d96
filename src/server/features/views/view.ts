import { createHash } from 'node:crypto';
import { objectTypes, type ObjectType } from '#domain/search/result-types.ts';
import { defaultViews } from '#domain/views/default-view.ts';
import { viewDataToWire } from '#domain/views/view-data.ts';
import type { ViewLayout } from '#domain/views/view-layouts.ts';

/** One way of looking at a project's notes, insights or highlights. `version` 0: nobody has changed it yet. */
export type View = {
  readonly id: string;
  readonly projectId: string;
  readonly objectType: ObjectType;
  readonly layout: ViewLayout;
  readonly title: string;
  readonly rank: number;
  /** In the wire's form. */
  readonly data: unknown;
  readonly createdBy: string | null;
  readonly createdAt: Date | null;
  readonly updatedAt: Date | null;
  readonly version: number;
};

export const viewColumns = [
  'views.id',
  'views.project_id as projectId',
  'views.object_type as objectType',
  'views.layout',
  'views.title',
  'views.rank',
  'views.view_data as data',
  'views.created_by as createdBy',
  'views.created_at as createdAt',
  'views.updated_at as updatedAt',
  'views.version',
] as const;

/** The first view of each section. It needs no row, so every project has it, however it came about. */
export function firstViews(projectId: string): View[] {
  return objectTypes.map((objectType) => {
    const { title, layout, data } = defaultViews[objectType];
    return {
      id: firstViewId(projectId, objectType),
      projectId,
      objectType,
      layout,
      title,
      rank: 0,
      data: viewDataToWire(data),
      createdBy: null,
      createdAt: null,
      updatedAt: null,
      version: 0,
    };
  });
}

/** The same id on every machine and before there is a row: links to a section's first view keep working. */
export function firstViewId(projectId: string, objectType: ObjectType): string {
  const hex = createHash('sha256').update(`${projectId} ${objectType}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

export function isFirstView({
  id,
  projectId,
  objectType,
}: Pick<View, 'id' | 'projectId' | 'objectType'>): boolean {
  return id === firstViewId(projectId, objectType);
}
