import { accessCache } from '#web/features/access/index.ts';
import { agentsCache } from '#web/features/agents/index.ts';
import { answeringCache } from '#web/features/answering/index.ts';
import { apiReferenceCache } from '#web/features/api-reference/index.ts';
import { apiTokensCache } from '#web/features/api-tokens/index.ts';
import { bulkImportsCache } from '#web/features/bulk-imports/index.ts';
import { canvasCache } from '#web/features/canvas/index.ts';
import { channelsCache } from '#web/features/channels/index.ts';
import { clusteringCache } from '#web/features/clustering/index.ts';
import { conversationsCache } from '#web/features/conversations/index.ts';
import { chartsCache } from '#web/features/charts/index.ts';
import { commentsCache } from '#web/features/comments/index.ts';
import { docsCache } from '#web/features/docs/index.ts';
import { documentsCache } from '#web/features/documents/index.ts';
import { fieldsCache } from '#web/features/fields/index.ts';
import { filesCache } from '#web/features/files/index.ts';
import { filtersCache } from '#web/features/filters/index.ts';
import { foldersCache } from '#web/features/folders/index.ts';
import { highlightsCache } from '#web/features/highlights/index.ts';
import { importsCache } from '#web/features/imports/index.ts';
import { insightsCache } from '#web/features/insights/index.ts';
import { listeningCache } from '#web/features/listening/index.ts';
import { mediaExportsCache } from '#web/features/media-exports/index.ts';
import { membersCache } from '#web/features/members/index.ts';
import { modelsCache } from '#web/features/models/index.ts';
import { ssoCache } from '#web/features/sso/index.ts';
import { scimCache } from '#web/features/scim/index.ts';
import { notesCache } from '#web/features/notes/index.ts';
import { notificationsCache } from '#web/features/notifications/index.ts';
import { peopleCache } from '#web/features/people/index.ts';
import { templatesCache } from '#web/features/templates/index.ts';
import { projectImportsCache } from '#web/features/project-imports/index.ts';
import { projectExportsCache } from '#web/features/project-exports/index.ts';
import { projectsCache } from '#web/features/projects/index.ts';
import { publicLinksCache } from '#web/features/public-links/index.ts';
import { questionsCache } from '#web/features/questions/index.ts';
import { redactionsCache } from '#web/features/redactions/index.ts';
import { reelsCache } from '#web/features/reels/index.ts';
import { savedFeedsCache } from '#web/features/saved-feeds/index.ts';
import { searchCache } from '#web/features/search/index.ts';
import { starsCache } from '#web/features/stars/index.ts';
import { personalDataCache } from '#web/features/personal-data/index.ts';
import { suggestionsCache } from '#web/features/suggestions/index.ts';
import { summariesCache } from '#web/features/summaries/index.ts';
import { supportCache } from '#web/features/support/index.ts';
import { tagsCache } from '#web/features/tags/index.ts';
import { transcriptsCache } from '#web/features/transcripts/index.ts';
import { translationsCache } from '#web/features/translations/index.ts';
import { viewsCache } from '#web/features/views/index.ts';
import { trashCache } from '#web/features/trash/index.ts';
import { upkeepCache } from '#web/features/upkeep/index.ts';
import { webhooksCache } from '#web/features/webhooks/index.ts';
import { workspacesCache } from '#web/features/workspaces/index.ts';
import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

/** A feature's own rules are in its folder, as `features/<name>/<name>-cache.ts`. */
export const cacheRules: readonly CacheRules[] = [
  accessCache,
  agentsCache,
  apiReferenceCache,
  apiTokensCache,
  bulkImportsCache,
  webhooksCache,
  canvasCache,
  channelsCache,
  clusteringCache,
  answeringCache,
  conversationsCache,
  personalDataCache,
  suggestionsCache,
  summariesCache,
  listeningCache,
  chartsCache,
  commentsCache,
  docsCache,
  documentsCache,
  fieldsCache,
  filesCache,
  filtersCache,
  foldersCache,
  highlightsCache,
  importsCache,
  insightsCache,
  mediaExportsCache,
  membersCache,
  notesCache,
  notificationsCache,
  peopleCache,
  projectExportsCache,
  projectImportsCache,
  templatesCache,
  projectsCache,
  publicLinksCache,
  modelsCache,
  scimCache,
  ssoCache,
  questionsCache,
  redactionsCache,
  reelsCache,
  savedFeedsCache,
  searchCache,
  starsCache,
  supportCache,
  tagsCache,
  transcriptsCache,
  translationsCache,
  viewsCache,
  trashCache,
  upkeepCache,
  workspacesCache,
];
