import { useEntry } from '#web/lib/navigation/use-entry.ts';
import { BareNotFound } from './bare-not-found.tsx';
import { rootPages } from './root-pages.ts';
import { RoutedPage } from './routed-page.tsx';

/** On the root host: find, create and enter workspaces. */
export function RootApp() {
  const entry = useEntry();
  return <RoutedPage url={entry.base} pages={rootPages} notFound={<BareNotFound />} />;
}
