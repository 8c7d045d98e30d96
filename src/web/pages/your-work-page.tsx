import { IconUser } from '@tabler/icons-react';
import { buildUrl } from '#domain/routes/build-url.ts';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { ObjectList } from '#web/features/stars/index.ts';
import { YourWorkDocument } from '#web/features/stars/stars.gen.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';

const kinds = [
  { name: 'yourWork', label: 'All', type: null },
  { name: 'yourWorkProjects', label: 'Projects', type: 'PROJECT' },
  { name: 'yourWorkInsights', label: 'Insights', type: 'INSIGHT' },
] as const;

export type YourWorkMatch =
  | RouteMatchOf<'yourWork'>
  | RouteMatchOf<'yourWorkProjects'>
  | RouteMatchOf<'yourWorkInsights'>;

export function YourWorkPage({ match }: { match: YourWorkMatch }) {
  const current = kinds.find(({ name }) => name === match.name) ?? kinds[0];
  return (
    <AppPage title="Your work" crumbs={[{ title: 'Your work' }]} width="wide">
      <PageHeader title={<PageHeading>Your work</PageHeading>} />
      <LinkTabs
        label="Kinds"
        tabs={kinds.map(({ name, label }) => ({
          label,
          href: buildUrl(name),
          isCurrent: name === current.name,
        }))}
      />
      <ObjectList
        key={current.name}
        label="Your work"
        document={YourWorkDocument}
        pageOf={(data) => data.yourWork}
        type={current.type}
        when="Created"
        empty={
          <EmptyState icon={<IconUser size={20} />} title="Nothing created yet">
            Anything you create appears here.
          </EmptyState>
        }
      />
    </AppPage>
  );
}
