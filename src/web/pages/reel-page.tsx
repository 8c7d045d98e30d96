import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { ReelScreen } from '#web/features/reels/index.ts';

export function ReelPage({ match }: { match: RouteMatchOf<'insightReel'> }) {
  return <ReelScreen insightId={match.params.insightId} reelId={match.params.reelId} />;
}
