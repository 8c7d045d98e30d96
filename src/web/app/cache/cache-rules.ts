import { canvasCache } from '#web/features/canvas/canvas-cache.ts';
import { fieldsCache } from '#web/features/fields/fields-cache.ts';
import { chartsCache } from '#web/features/charts/charts-cache.ts';
import { foldersCache } from '#web/features/folders/folders-cache.ts';
import { highlightsCache } from '#web/features/highlights/highlights-cache.ts';
import { mediaCache } from '#web/features/media/media-cache.ts';
import { mediaExportsCache } from '#web/features/media-exports/media-exports-cache.ts';
import { peopleCache } from '#web/features/people/people-cache.ts';
import { reelsCache } from '#web/features/reels/reels-cache.ts';
import { searchCache } from '#web/features/search/search-cache.ts';
import { tagsCache } from '#web/features/tags/tags-cache.ts';
import { viewsCache } from '#web/features/views/views-cache.ts';
import type { CacheRules } from '#web/lib/cache-rules.ts';
import { accessCache } from './access-cache.ts';
import { documentCache } from './document-cache.ts';
import { workspaceCache } from './workspace-cache.ts';

/** A feature's own rules stand in its folder, as `features/<name>/<name>-cache.ts`. */
export const cacheRules: readonly CacheRules[] = [
  workspaceCache,
  accessCache,
  documentCache,
  fieldsCache,
  foldersCache,
  peopleCache,
  viewsCache,
  searchCache,
  highlightsCache,
  tagsCache,
  canvasCache,
  chartsCache,
  mediaCache,
  mediaExportsCache,
  reelsCache,
];
