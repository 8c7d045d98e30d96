import { AppPage } from '#web/lib/page/app-page.tsx';
import { NotFound } from '#web/lib/page/not-found.tsx';

/** Keeps the top bar, so that the way out is where it always is. */
export function NotFoundPage() {
  return (
    <AppPage title="Page not found" crumbs={[{ title: 'Page not found' }]}>
      <NotFound />
    </AppPage>
  );
}
