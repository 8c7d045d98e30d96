import { buildUrl } from '#domain/routes/build-url.ts';
import { useCan } from '#web/features/members/index.ts';
import { NewWebhookButton, WebhookList } from '#web/features/webhooks/index.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { NoAccess } from '#web/lib/page/no-access.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';

export function WebhooksPage() {
  const mayList = useCan('webhook.list');
  return (
    <AppPage
      title="Webhooks"
      crumbs={[{ title: 'Settings', href: buildUrl('settings') }, { title: 'Webhooks' }]}
      width="wide"
    >
      {mayList.allowed ? (
        <>
          <PageHeader
            title={<PageHeading>Webhooks</PageHeading>}
            facts="Signed messages with the ids and titles of what you can see"
            action={<NewWebhookButton />}
          />
          <WebhookList />
        </>
      ) : (
        <NoAccess reason={`${mayList.reason}.`} />
      )}
    </AppPage>
  );
}
