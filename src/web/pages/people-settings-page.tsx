import { buildUrl } from '#domain/routes/build-url.ts';
import { FieldList } from '#web/features/fields/index.ts';
import { useCan } from '#web/features/members/index.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';

export function PeopleSettingsPage() {
  return (
    <AppPage
      title="Contacts"
      crumbs={[{ title: 'Settings', href: buildUrl('settings') }, { title: 'Contacts' }]}
    >
      <PageHeader title={<PageHeading>Contacts</PageHeading>} facts="Facts recorded for every contact" />
      <FieldList
        title="Contact fields"
        text="On every contact in the workspace, in addition to name and e-mail address."
        owner="PERSON"
        projectId={null}
        shows="own"
        mayManage={useCan('personField.manage')}
      />
    </AppPage>
  );
}
