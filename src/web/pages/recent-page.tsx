import { IconHistory } from '@tabler/icons-react';
import { buildUrl } from '#domain/routes/build-url.ts';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { ObjectList } from '#web/features/stars/index.ts';
import type { ObjectCardType } from '#web/lib/graphql.gen.ts';
import { RecentDocument } from '#web/features/stars/stars.gen.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';

const filters: readonly { filter: string | null; label: string; type: ObjectCardType | null }[] = [
  { filter: null, label: 'All', type: null },
  { filter: 'projects', label: 'Projects', type: 'PROJECT' },
  { filter: 'folders', label: 'Folders', type: 'FOLDER' },
  { filter: 'notes', label: 'Notes', type: 'NOTE' },
  { filter: 'insights', label: 'Insights', type: 'INSIGHT' },
  { filter: 'contacts', label: 'Contacts', type: 'CONTACT' },
];

export function RecentPage({ match }: { match: RouteMatchOf<'recent'> | RouteMatchOf<'recentFiltered'> }) {
  const asked = match.name === 'recentFiltered' ? match.params.filter : null;
  const current = filters.find(({ filter }) => filter === asked) ?? filters[0];
  return (
    <AppPage title="Recent" crumbs={[{ title: 'Recent' }]} width="wide">
      <PageHeader title={<PageHeading>Recent</PageHeading>} />
      <LinkTabs
        label="Kinds"
        tabs={filters.map(({ filter, label }) => ({
          label,
          href: filter === null ? buildUrl('recent') : buildUrl('recentFiltered', { params: { filter } }),
          isCurrent: filter === (current?.filter ?? null),
        }))}
      />
      <ObjectList
        key={asked}
        label="Recent"
        document={RecentDocument}
        pageOf={(data) => data.recent}
        type={current?.type ?? null}
        when="Visited"
        empty={
          <EmptyState icon={<IconHistory size={20} />} title="No recent items">
            Projects, folders, notes, insights and contacts you open appear here.
          </EmptyState>
        }
      />
    </AppPage>
  );
}
