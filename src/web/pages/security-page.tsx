import { buildUrl } from '#domain/routes/build-url.ts';
import { apiRequestsPerMinute } from '#domain/access/api-scopes.ts';
import { groupDigits } from '#domain/limits/text-limit.ts';
import { ApiAddress, AssistantAddress, NewTokenButton, TokenList } from '#web/features/api-tokens/index.ts';
import { useCan } from '#web/features/members/index.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { NoAccess } from '#web/lib/page/no-access.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';

export function SecurityPage() {
  const mayList = useCan('apiToken.list');
  return (
    <AppPage
      title="API tokens"
      crumbs={[{ title: 'Settings', href: buildUrl('settings') }, { title: 'API tokens' }]}
      width="wide"
    >
      {mayList.allowed ? (
        <>
          <PageHeader
            title={<PageHeading>API tokens</PageHeading>}
            facts={`All tokens together can make ${groupDigits(apiRequestsPerMinute)} requests a minute`}
            action={<NewTokenButton />}
          />
          <TokenList />
          <ApiAddress />
          <AssistantAddress />
        </>
      ) : (
        <NoAccess reason={`${mayList.reason}.`} />
      )}
    </AppPage>
  );
}
