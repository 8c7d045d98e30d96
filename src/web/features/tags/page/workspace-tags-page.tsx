import { buildUrl } from '#domain/routes/build-url.ts';
import { useCan } from '#web/features/members/index.ts';
import viewClasses from '#web/kit/lists/full-height-page.module.css';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';
import { Boards } from './boards.tsx';

/** The boards whose tags every project can use, among the settings. */
export function WorkspaceTagsPage({ boardId }: { boardId: string | null }) {
  const mayManage = useCan('workspaceTag.manage');
  return (
    <AppPage
      title="Tags"
      crumbs={[{ title: 'Settings', href: buildUrl('settings') }, { title: 'Tags' }]}
      width="none"
    >
      <div className={viewClasses.page}>
        <div className={viewClasses.top}>
          <PageHeader title={<PageHeading>Tags</PageHeading>} facts="Boards every project can use" />
        </div>
        <Boards project={null} boardId={boardId} createReason={mayManage.allowed ? null : mayManage.reason} />
      </div>
    </AppPage>
  );
}
