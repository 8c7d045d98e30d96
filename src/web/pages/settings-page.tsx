import { useCan, useWorkspace } from '#web/features/members/viewer-context.tsx';
import { SearchIndexSetting } from '#web/features/search/search-index-setting.tsx';
import { SampleDataSetting } from '#web/features/workspaces/sample-data-setting.tsx';
import { SettingsLinks } from '#web/features/workspaces/settings-links.tsx';
import { WorkspaceSwitches } from '#web/features/workspaces/workspace-switches.tsx';
import { WorkspaceForm } from '#web/features/workspaces/workspace-form.tsx';
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
      <Section title="More settings">
        <SettingsLinks />
      </Section>
      {mayRebuild.allowed && <SearchIndexSetting />}
      {workspace.hasSampleData && <SampleDataSetting />}
    </AppPage>
  );
}
