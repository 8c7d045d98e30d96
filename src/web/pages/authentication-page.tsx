import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { useCan } from '#web/features/members/index.ts';
import { ScimScreen } from '#web/features/scim/index.ts';
import { SsoScreen } from '#web/features/sso/index.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { NoAccess } from '#web/lib/page/no-access.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { PageHeader, Section } from '#web/ui/page-frame.tsx';

export function AuthenticationPage({ match }: { match: RouteMatchOf<'settingsAuthentication'> }) {
  const maySync = useCan('scim.manage');
  const may = useCan('authentication.manage');
  return (
    <AppPage
      title="Authentication"
      crumbs={[{ title: 'Settings', href: buildUrl('settings') }, { title: 'Authentication' }]}
    >
      {may.allowed || maySync.allowed ? (
        <>
          <PageHeader title={<PageHeading>Authentication</PageHeading>} />
          {match.query.tested === true && (
            <Callout tone="success">
              The test sign-in worked. Members can sign in with single sign-on now.
            </Callout>
          )}
          {may.allowed && <SsoScreen verify={match.query.verify} />}
          {maySync.allowed && (
            <Section title="Directory sync">
              <ScimScreen />
            </Section>
          )}
        </>
      ) : (
        <NoAccess reason={`${may.reason}.`} />
      )}
    </AppPage>
  );
}
