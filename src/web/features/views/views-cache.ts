import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

const rows = ['viewRows', 'viewGroups'] as const;
const views = ['views'] as const;

/** What changes which rows a view has; other features' rules for the same mutations run as well. */
export const viewsCache: CacheRules = {
  // What a row shows depends on the columns it was asked for with.
  embedded: ['UsingInsight', 'ViewRow', 'ViewCell'],
  after: {
    createNote: rows,
    duplicateNote: rows,
    moveNotes: rows,
    trashNotes: rows,
    restoreNotes: rows,
    restoreFromTrash: [...rows, ...views],
    createInsight: rows,
    duplicateInsight: rows,
    publishInsight: rows,
    unpublishInsight: rows,
    moveInsights: rows,
    trashInsights: rows,
    restoreInsights: rows,
    createHighlight: rows,
    deleteHighlights: rows,
    restoreHighlights: rows,
    changeHighlightTags: rows,
    setHighlightTags: rows,
    tagNotes: rows,
    addPersonToNotes: rows,
    removePersonFromNotes: rows,
    undoHighlightTagChange: rows,
    answerQuestions: ['viewRows'],
    changeFieldValues: ['viewGroups'],
    createView: views,
    duplicateView: views,
    moveView: views,
    deleteView: views,
    restoreView: views,
  },
  heard: {
    view: views,
    note: rows,
    insight: rows,
    highlight: rows,
    tag: rows,
    field: rows,
    fieldvalue: rows,
    response: ['viewRows'],
    person: rows,
    access: rows,
  },
};
