import { parseUrl, type RouteMatchOf } from '#domain/routes/parse-url.ts';
import { prepareSession } from '#web/kit/editor/prepared-session.ts';
import { InsightScreen } from '#web/pages/insight/insight-screen.tsx';
import { InsightDocument } from '#web/features/insights/insights.gen.ts';
import { documentLinkOf } from '#web/features/documents/index.ts';
import { useFileLink } from '#web/features/files/index.ts';
import { preloadQuery } from '#web/lib/preload-query.ts';

// The page that the browser opened: its text is on the way while it is still found out who is looking.
const opened = parseUrl(location.pathname);
if (opened?.name === 'insight') {
  prepareSession(opened.params.insightId);
  void preloadQuery(InsightDocument, { id: opened.params.insightId });
}

export function InsightPage({ match }: { match: RouteMatchOf<'insight'> }) {
  useFileLink(match.hash);
  return <InsightScreen insightId={match.params.insightId} link={documentLinkOf(match.hash)} />;
}
