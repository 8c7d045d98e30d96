import { deepLinkHash, searchPageHash } from './hash-state.ts';
import { route } from './route.ts';

export const homeRoutes = {
  index: route('/', { host: 'both' }),
  home: route('/home', { hash: deepLinkHash }),
  explore: route('/explore', { hash: deepLinkHash }),
  savedFeed: route('/explore/{savedFeedId}', { hash: deepLinkHash }),
  dashboards: route('/dashboards'),
  start: route('/start'),
  agents: route('/agents'),
  aiDocs: route('/docs'),
  browse: route('/browse'),
  browseFolders: route('/browse/folders'),
  browseCreatedByYou: route('/browse/created-by-you'),
  browseSharedWithYou: route('/browse/shared-with-you'),
  recent: route('/recent'),
  recentFiltered: route('/recent/{filter}/'),
  yourWork: route('/your-work'),
  yourWorkProjects: route('/your-work/projects'),
  yourWorkInsights: route('/your-work/insights'),
  shared: route('/shared'),
  search: route('/search', { hash: searchPageHash }),
  searchNext: route('/search-next', { hash: searchPageHash }),
} as const;
