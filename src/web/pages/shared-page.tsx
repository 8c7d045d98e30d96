import { IconUsers } from '@tabler/icons-react';
import { ObjectList } from '#web/features/stars/index.ts';
import { SharedWithYouDocument } from '#web/features/stars/stars.gen.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';

export function SharedPage() {
  return (
    <AppPage title="Shared with you" crumbs={[{ title: 'Shared with you' }]} width="wide">
      <PageHeader title={<PageHeading>Shared with you</PageHeading>} />
      <ObjectList
        label="Shared with you"
        document={SharedWithYouDocument}
        pageOf={(data) => data.sharedWithYou}
        type={null}
        when="Shared"
        empty={
          <EmptyState icon={<IconUsers size={20} />} title="Nothing shared with you yet">
            Anything shared with you or one of your groups appears here.
          </EmptyState>
        }
      />
    </AppPage>
  );
}
