import { anyone, atLeastRole } from '#domain/access/rule.ts';
import { defineThing } from '#domain/things/thing.ts';

export const searchThing = defineThing({
  untitled: ['search'],
  actions: {
    'search.run': anyone(),
    'savedSearch.manageOwn': atLeastRole('VIEWER'),
  },
  textLimits: {
    savedFilterTitle: { name: 'Filter title', max: 200, min: 1 },
    searchQuery: { name: 'Search', max: 2000 },
  },
  countLimits: {
    searchResults: { holder: 'A search', things: 'results', max: 1000 },
    savedFiltersPerMember: { holder: 'A person', things: 'saved filters', max: 100 },
    wordsPerSearch: { holder: 'A search', things: 'words', max: 60 },
  },
});
