import type { Feature } from '#server/platform/app/feature.ts';
import { insightsSchema } from './resolvers.ts';
import { insightContentChanged } from './subscribers.ts';
import { insightKind } from './insight.kind.ts';

export { insertInsight } from './create-insight.ts';
export { getInsights } from './policy.ts';
export { publishAs } from './publish-insight.ts';
export { listPublishedInsights } from './queries.ts';
export { insightLoader } from './insight-loader.ts';
export { removeSampleInsights } from './remove-sample-insights.ts';

export const insights: Feature = {
  name: 'insights',
  kinds: [insightKind],
  schema: () => insightsSchema,
  subscribers: () => [insightContentChanged],
};
