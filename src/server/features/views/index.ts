import type { Feature } from '#server/platform/app/feature.ts';
import { heldIn } from '#server/platform/realtime/holders.ts';
import { viewsSchema } from './resolvers.ts';
import { viewKind } from './view.kind.ts';

export { addView } from './create-view.ts';
export { fieldSortKey } from './field-keys.ts';
export { hasOpenRow, listOpenRows, type OpenView } from './open-rows.ts';
export { insertWholeViews } from './insert-whole-views.ts';
export { loadViews } from './queries.ts';
export { takeBackViews } from './take-back-views.ts';
export { firstViewId, isFirstView, type View } from './view.ts';
export {
  inOrderOf,
  isAfter,
  joinsOf,
  keyTexts,
  rowKeyCodec,
  type RowKey,
  type SortKey,
} from './view-sort.ts';

export const views: Feature = {
  name: 'views',
  kinds: [viewKind],
  schema: () => viewsSchema,
  holders: [heldIn('view', 'views', 'project_id')],
};
