import { BrandingForm } from '#web/features/branding/index.ts';
import { useCan, useWorkspace } from '#web/features/members/index.ts';
import { WorkspaceExportSection } from '#web/features/project-exports/index.ts';
import { SearchIndexSetting } from '#web/features/search/index.ts';
import { SupportAccessSection } from '#web/features/support/index.ts';
import {
  AddressForm,
  DeleteWorkspaceSection,
  SampleDataSetting,
  WorkspaceForm,
  WorkspaceSwitches,
} from '#web/features/workspaces/index.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { PageHeader, Section } from '#web/ui/page-frame.tsx';

export function SettingsPage() {
  const workspace = useWorkspace();
  const mayRename = useCan('workspace.rename');
  const mayMove = useCan('workspace.changeSubdomain');
  const mayBrand = useCan('workspace.setBranding');
  const mayExport = useCan('export.workspace');
  const mayRebuild = useCan('workspace.rebuildSearch');
  return (
    <AppPage title="Settings" crumbs={[{ title: 'Settings' }]}>
      <PageHeader title={<PageHeading>Settings</PageHeading>} facts={location.host} />
      <SupportAccessSection />
      <Section title="Workspace">
        <WorkspaceForm
          key={workspace.id}
          name={workspace.name}
          disabledReason={mayRename.allowed ? null : mayRename.reason}
        />
      </Section>
      {mayMove.allowed && (
        <Section title="Address">
          <AddressForm key={workspace.subdomain} workspace={workspace} />
        </Section>
      )}
      {mayBrand.allowed && (
        <Section title="Branding">
          <BrandingForm workspace={workspace} />
        </Section>
      )}
      <Section title="Sharing and access">
        <WorkspaceSwitches />
      </Section>
      <WorkspaceExportSection name={workspace.name} refusal={mayExport.allowed ? null : mayExport.reason} />
      {mayRebuild.allowed && <SearchIndexSetting />}
      {workspace.hasSampleData && <SampleDataSetting />}
      <DeleteWorkspaceSection workspace={workspace} />
    </AppPage>
  );
}
