import { NewFolderButton } from '#web/features/folders/index.ts';
import { TopOfFolders } from '#web/pages/folders/top-of-folders.tsx';
import { ProjectListTabs } from '#web/features/projects/index.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';

export function ProjectsFoldersPage() {
  return (
    <AppPage title="Folders" crumbs={[{ title: 'Projects' }]} width="wide">
      <PageHeader title={<PageHeading>Projects</PageHeading>} action={<NewFolderButton parentId={null} />} />
      <ProjectListTabs current="projectsFolders" />
      <TopOfFolders />
    </AppPage>
  );
}
