import { SessionGuard } from '#web/features/accounts/index.ts';
import { DomainCheck, NewWorkspace, StaffGuard, UserSearch } from '#web/features/staff/index.ts';
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { BarePage } from '#web/ui/bare-page.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';

export function StaffPage() {
  return (
    <SessionGuard title="Staff console" returnsHere>
      {() => <StaffGuard>{(email) => <Console email={email} />}</StaffGuard>}
    </SessionGuard>
  );
}

function Console({ email }: { email: string }) {
  useDocumentTitle('Staff console');
  return (
    <BarePage wide>
      <PageHeader title={<PageHeading>Staff console</PageHeading>} facts={`Signed in as ${email}`} />
      <UserSearch />
      <NewWorkspace />
      <DomainCheck />
    </BarePage>
  );
}
