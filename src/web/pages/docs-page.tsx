import { DocList, NewDocButton } from '#web/features/docs/index.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';

export function DocsPage() {
  return (
    <AppPage title="AI docs" crumbs={[{ title: 'AI docs' }]} width="wide">
      <PageHeader title={<PageHeading>AI docs</PageHeading>} action={<NewDocButton />} />
      <DocList />
    </AppPage>
  );
}
