import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { SearchScreen } from '#web/features/search/index.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';

export function SearchPage({ match }: { match: RouteMatchOf<'search'> | RouteMatchOf<'searchNext'> }) {
  return (
    <AppPage title="Search" crumbs={[{ title: 'Search' }]} width="wide">
      <SearchScreen q={match.hash.q ?? ''} />
    </AppPage>
  );
}
