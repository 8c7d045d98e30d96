import type { ObjectType } from '#domain/search/result-types.ts';
import type { ProjectSectionName } from '#web/lib/graphql.gen.ts';
import { preloadQuery } from '#web/lib/preload-query.ts';
import { layoutOf } from './layouts.tsx';
import { firstRows } from './row-window.ts';
import { arrangedNow } from './view-draft.ts';
import { ViewRowsDocument, ViewsDocument } from './views.gen.ts';

const sections: Partial<Record<ProjectSectionName, ObjectType>> = {
  NOTES: 'NOTE',
  HIGHLIGHTS: 'HIGHLIGHT',
  INSIGHTS: 'INSIGHT',
};

/** While somebody looks at a project: its views and their layouts, so that a section has only its rows to wait for. */
export async function preloadViews(projectId: string): Promise<void> {
  const known = await preloadQuery(ViewsDocument, { projectId });
  for (const view of known?.views ?? []) if (view.isFirst) void layoutOf(arrangedNow(view).layout).preload();
}

/** Before the press: the first rows of what somebody points at. */
export async function preloadSection(projectId: string, section: ProjectSectionName): Promise<void> {
  const objectType = sections[section];
  if (!objectType) return;
  const known = await preloadQuery(ViewsDocument, { projectId }, { requestPolicy: 'cache-first' });
  const view = known?.views.find((one) => one.isFirst && one.objectType === objectType);
  if (!view) return;
  const { layout, data, rowsKey } = arrangedNow(view);
  void layoutOf(layout).preload();
  if (data.group !== undefined || layout === 'BOARD' || layout === 'CANVAS') return;
  void preloadQuery(ViewRowsDocument, firstRows({ projectId, objectType, data: rowsKey, group: null }));
}
