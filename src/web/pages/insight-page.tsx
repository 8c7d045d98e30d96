import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { InsightScreen } from '#web/features/insights/insight-screen.tsx';

export function InsightPage({ match }: { match: RouteMatchOf<'insight'> }) {
  return <InsightScreen insightId={match.params.insightId} commentId={match.hash.c ?? null} />;
}
