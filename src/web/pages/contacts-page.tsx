import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { ContactScreen } from '#web/features/people/index.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';

export function ContactsPage({ match }: { match: RouteMatchOf<'contacts'> }) {
  return (
    <AppPage title="Contacts" crumbs={[{ title: 'Contacts' }]} width="none">
      <ContactScreen initialSearch={match.hash.q ?? ''} />
    </AppPage>
  );
}
