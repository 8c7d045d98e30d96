import type { ComponentType, ReactNode } from 'react';
import { parseUrl, type RouteMatch } from '#domain/routes/parse-url.ts';
import { PageErrorBoundary } from '#web/lib/page/page-error-boundary.tsx';
import type { PageRegistry } from './lazy-page.ts';

export type RoutedPageProps = {
  url: string;
  pages: PageRegistry;
  skeleton?: ReactNode;
  notFound: ReactNode;
};

/** The screen of an address. Keyed by path, so that another record is another page with its own state. */
export function RoutedPage({ url, pages, skeleton = null, notFound }: RoutedPageProps) {
  const match = parseUrl(url);
  const page = match && pages[match.name];
  if (!match || !page) return notFound;
  // The registry's type ties each page to the match of its own route; a lookup by a union loses that.
  const Page = page.Component as unknown as ComponentType<{ match: RouteMatch; fallback: ReactNode }>;
  const [path] = url.split(/[?#]/);
  return (
    <PageErrorBoundary key={path}>
      <Page match={match} fallback={skeleton} />
    </PageErrorBoundary>
  );
}
