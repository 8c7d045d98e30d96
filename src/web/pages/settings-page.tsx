import { buildUrl } from '#domain/routes/build-url.ts';
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

/** The way into the settings: a phone shows the list of them in its place. */
export function SettingsPage() {
  return (
    <AppPage title="Settings" crumbs={[{ title: 'Settings' }]}>
      <PageHeader title={<PageHeading>Settings</PageHeading>} facts={location.host} />
      <GeneralSettings />
    </AppPage>
  );
}

export function GeneralSettingsPage() {
  return (
    <AppPage
      title="General"
      crumbs={[{ title: 'Settings', href: buildUrl('settings') }, { title: 'General' }]}
    >
      <PageHeader title={<PageHeading>General</PageHeading>} facts={location.host} />
      <GeneralSettings />
    </AppPage>
  );
}

function GeneralSettings() {
  const workspace = useWorkspace();
  const mayRename = useCan('workspace.rename');
  const mayMove = useCan('workspace.changeSubdomain');
  const mayBrand = useCan('workspace.setBranding');
  const mayExport = useCan('export.workspace');
  const mayRebuild = useCan('workspace.rebuildSearch');
  return (
    <>
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
    </>
  );
}
