import type { Cache } from '@urql/exchange-graphcache';
import { invalidateField } from '#web/lib/cache-lists.ts';
import type { CacheRules } from '#web/lib/cache-rules.ts';

const rows = ['viewRows', 'viewGroups'];
const readAgain = (fields: readonly string[]) => (_result: unknown, _args: unknown, cache: Cache) =>
  fields.forEach((field) => invalidateField(cache, field));

/** What changes which rows a view has; other slices' rules for the same mutations run as well. */
export const viewsCache: CacheRules = {
  keys: { ViewRowPage: () => null, ViewGroup: () => null, SavedFilterPage: () => null },
  updates: {
    ...Object.fromEntries(
      ['create', 'duplicate', 'publish', 'unpublish'].flatMap((verb) =>
        ['Note', 'Insight'].map((type) => [verb + type, readAgain(rows)]),
      ),
    ),
    ...Object.fromEntries(
      ['move', 'trash', 'restore'].flatMap((verb) =>
        ['Notes', 'Insights'].map((types) => [verb + types, readAgain(rows)]),
      ),
    ),
    ...Object.fromEntries(
      [
        'createHighlight',
        'deleteHighlights',
        'restoreHighlights',
        'changeHighlightTags',
        'setHighlightTags',
        'undoHighlightTagChange',
      ].map((name) => [name, readAgain(rows)]),
    ),
    changeFieldValues: readAgain(['viewGroups']),
    createView: readAgain(['views']),
    duplicateView: readAgain(['views']),
    moveView: readAgain(['views']),
    deleteView: readAgain(['views']),
    restoreView: readAgain(['views']),
    createSavedFilter: readAgain(['savedFilters']),
    deleteSavedFilter: readAgain(['savedFilters']),
  },
  lists: {
    view: ['views'],
    note: rows,
    insight: rows,
    highlight: rows,
    tag: rows,
    field: rows,
    fieldvalue: rows,
    person: rows,
    access: rows,
  },
};
