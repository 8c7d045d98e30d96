import { buildUrl } from '#domain/routes/build-url.ts';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { AskScreen } from '#web/features/conversations/index.ts';
import { SearchScreen } from '#web/features/search/index.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';

/** Words that are searched, or questions that are asked. */
export function SearchPage({ match }: { match: RouteMatchOf<'search'> | RouteMatchOf<'searchNext'> }) {
  const { q = '', mode = 'Keywords', conversationId = null } = match.hash;
  const isAsking = mode !== 'Keywords';
  const typed = q === '' ? {} : { q };
  return (
    <AppPage title={isAsking ? 'Ask' : 'Search'} crumbs={[{ title: 'Search' }]} width="wide">
      <LinkTabs
        label="Search mode"
        tabs={[
          { label: 'Keywords', href: buildUrl('search', { hash: typed }), isCurrent: !isAsking },
          {
            label: 'Ask',
            href: buildUrl('search', { hash: { ...typed, mode: 'Question' } }),
            isCurrent: isAsking,
          },
        ]}
      />
      {isAsking ? <AskScreen question={q} conversationId={conversationId} /> : <SearchScreen q={q} />}
    </AppPage>
  );
}
