import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import {
  EmailForm,
  LeaveWorkspace,
  LinkedIdentities,
  NewsSetting,
  OwnAccountView,
  PasswordForm,
  SecondFactorSettings,
  SessionList,
} from '#web/features/accounts/index.ts';
import { AccountForm, ThemeChoice, useViewer, useWorkspace } from '#web/features/members/index.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { PageHeader, Section } from '#web/ui/page-frame.tsx';

export function AccountPage({ match }: { match: RouteMatchOf<'settingsUserAccount'> }) {
  const viewer = useViewer();
  const workspace = useWorkspace();
  return (
    <AppPage
      title="Your account"
      crumbs={[{ title: 'Settings', href: buildUrl('settings') }, { title: 'Your account' }]}
    >
      <PageHeader title={<PageHeading>Your account</PageHeading>} facts={viewer.email} />
      <Section title="Profile">
        <AccountForm key={viewer.id} name={viewer.name} />
      </Section>
      <Section title="Appearance">
        <ThemeChoice theme={viewer.theme} />
      </Section>
      <OwnAccountView link={match.query.link}>
        {({ account, reload }) => (
          <>
            <Section title="E-mail">
              <EmailForm account={account} onChanged={reload} />
            </Section>
            <Section title="Product news">
              <NewsSetting account={account} onChanged={reload} />
            </Section>
            <Section title="Password">
              <PasswordForm account={account} onChanged={reload} />
            </Section>
            <Section title="Second factor">
              <SecondFactorSettings account={account} onChanged={reload} />
            </Section>
            {account.linkable.length + account.identities.length > 0 && (
              <Section title="Linked accounts">
                <LinkedIdentities account={account} onChanged={reload} />
              </Section>
            )}
            <Section title="Where you’re signed in">
              <SessionList sessions={account.sessions} onChanged={reload} />
            </Section>
          </>
        )}
      </OwnAccountView>
      <Section title="Leave workspace">
        <LeaveWorkspace workspace={workspace} />
      </Section>
    </AppPage>
  );
}
