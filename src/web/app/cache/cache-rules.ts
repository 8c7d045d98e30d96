import { canvasCache } from '#web/features/canvas/index.ts';
import { channelsCache } from '#web/features/channels/index.ts';
import { fieldsCache } from '#web/features/fields/index.ts';
import { chartsCache } from '#web/features/charts/index.ts';
import { foldersCache } from '#web/features/folders/index.ts';
import { highlightsCache } from '#web/features/highlights/index.ts';
import { mediaCache } from '#web/features/files/index.ts';
import { mediaExportsCache } from '#web/features/media-exports/index.ts';
import { peopleCache } from '#web/features/people/index.ts';
import { reelsCache } from '#web/features/reels/index.ts';
import { searchCache } from '#web/features/search/index.ts';
import { tagsCache } from '#web/features/tags/index.ts';
import { viewsCache } from '#web/features/views/index.ts';
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
  channelsCache,
  chartsCache,
  mediaCache,
  mediaExportsCache,
  reelsCache,
];
