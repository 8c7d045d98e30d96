import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

const proposed = ['tagSuggestions', 'suggestionRuns'] as const;
const modes = ['suggestionModes', 'project', 'objectSummary'] as const;

export const suggestionsCache: CacheRules = {
  embedded: ['SuggestionModes', 'ProjectSuggestionModes'],
  after: {
    suggestHighlights: ['suggestionRuns'],
    suggestTags: ['suggestionRuns'],
    cancelSuggestionRun: proposed,
    acceptTagSuggestions: proposed,
    rejectTagSuggestions: proposed,
    reopenTagSuggestions: proposed,
    setSuggestionMode: modes,
    lookForPersonalData: ['personalDataLook'],
  },
  heard: { suggestion: proposed, highlight: proposed, aifeature: modes },
};
