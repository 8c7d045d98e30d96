import { buildUrl } from '#domain/routes/build-url.ts';
import { AuditLog } from '#web/features/audit-log/index.ts';
import { useCan } from '#web/features/members/index.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { NoAccess } from '#web/lib/page/no-access.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';

export function AuditLogPage() {
  const mayRead = useCan('auditLog.read');
  return (
    <AppPage
      title="Audit log"
      crumbs={[{ title: 'Settings', href: buildUrl('settings') }, { title: 'Audit log' }]}
      width="wide"
    >
      {mayRead.allowed ? (
        <>
          <PageHeader
            title={<PageHeading>Audit log</PageHeading>}
            facts="Who did what, and when. Entries can’t be changed."
          />
          <AuditLog />
        </>
      ) : (
        <NoAccess reason={`${mayRead.reason}.`} />
      )}
    </AppPage>
  );
}
