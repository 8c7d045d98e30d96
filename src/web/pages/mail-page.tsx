import { buildUrl } from '#domain/routes/build-url.ts';
import { useCan } from '#web/features/members/index.ts';
import { MailCheck } from '#web/features/mail-check/index.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { NoAccess } from '#web/lib/page/no-access.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';

export function MailPage() {
  const mayRead = useCan('upkeep.read');
  return (
    <AppPage title="Mail" crumbs={[{ title: 'Settings', href: buildUrl('settings') }, { title: 'Mail' }]}>
      {mayRead.allowed ? (
        <>
          <PageHeader
            title={<PageHeading>Mail</PageHeading>}
            facts="Invitations, notifications and sign-in links"
          />
          <MailCheck />
        </>
      ) : (
        <NoAccess reason={`${mayRead.reason}.`} />
      )}
    </AppPage>
  );
}
