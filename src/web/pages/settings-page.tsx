import { useCan, useWorkspace } from '#web/features/members/index.ts';
import { SearchIndexSetting } from '#web/features/search/index.ts';
import { SampleDataSetting, WorkspaceForm, WorkspaceSwitches } from '#web/features/workspaces/index.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { PageHeader, Section } from '#web/ui/page-frame.tsx';

export function SettingsPage() {
  const workspace = useWorkspace();
  const mayRename = useCan('workspace.rename');
  const mayRebuild = useCan('workspace.rebuildSearch');
  return (
    <AppPage title="Settings" crumbs={[{ title: 'Settings' }]}>
      <PageHeader title={<PageHeading>Settings</PageHeading>} facts={location.host} />
      <Section title="Workspace">
        <WorkspaceForm
          key={workspace.id}
          name={workspace.name}
          disabledReason={mayRename.allowed ? null : mayRename.reason}
        />
      </Section>
      <Section title="Sharing and access">
        <WorkspaceSwitches />
      </Section>
      {mayRebuild.allowed && <SearchIndexSetting />}
      {workspace.hasSampleData && <SampleDataSetting />}
    </AppPage>
  );
}
