import type { Feature } from '#server/platform/app/feature.ts';
import { createRateLimiter } from '#server/platform/rate-limit/rate-limiter.ts';
import { addPageRoutes } from './page-routes.ts';
import { publicLinksSchema } from './resolvers.ts';
import { addSessionRoute } from './session-route.ts';
import { visitorBearer } from './visitor-bearer.ts';

export { allowsDownloads } from './allows-downloads.ts';
export { countView } from './count-view.ts';
export { findSharedClip, isListedByLink } from './find-shared-clip.ts';
export { openShared } from './open-shared.ts';
export { linkPaths } from './page-routes.ts';
export { busyPage, closedPage } from './pages/closed-page.ts';
export { embedPolicy, page } from './pages/page.ts';
export { paragraphs } from './pages/paragraphs.ts';
export { publisherSees } from './publisher-sees.ts';
export { showsOwner } from './shows-owner.ts';
export { recordSharedDownload } from './record-shared-download.ts';
export { refusedInEvenTime, visitedWorkspace } from './visit-link.ts';

export const publicLinks: Feature = {
  name: 'public-links',
  bearer: visitorBearer,
  schema: publicLinksSchema,
  routes(http, services) {
    const limiter = createRateLimiter(services);
    addPageRoutes(http, services, limiter);
    addSessionRoute(http, services, limiter);
  },
};
