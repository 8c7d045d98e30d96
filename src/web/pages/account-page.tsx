import { buildUrl } from '#domain/routes/build-url.ts';
import { AccountForm, ThemeChoice, useViewer } from '#web/features/members/index.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { PageHeader, Section } from '#web/ui/page-frame.tsx';

export function AccountPage() {
  const viewer = useViewer();
  return (
    <AppPage
      title="Your account"
      crumbs={[{ title: 'Settings', href: buildUrl('settings') }, { title: 'Your account' }]}
    >
      <PageHeader title={<PageHeading>Your account</PageHeading>} facts={viewer.email} />
      <Section title="Profile">
        <AccountForm key={viewer.id} name={viewer.name} email={viewer.email} />
      </Section>
      <Section title="Appearance">
        <ThemeChoice theme={viewer.theme} />
      </Section>
    </AppPage>
  );
}
