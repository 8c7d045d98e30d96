import { isRouteName, type RouteName } from '#domain/routes/route-table.ts';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import type { LazyComponent } from '#web/lib/lazy-component.ts';

export type PageProps<N extends RouteName> = { match: RouteMatchOf<N> };

/** The screens of one app by the name of their route. A route that is missing here shows the not-found page. */
export type PageRegistry = { readonly [N in RouteName]?: LazyComponent<PageProps<N>> };

export function preloadFrom(registry: PageRegistry): (name: RouteName) => void {
  return (name) => {
    if (isRouteName(name)) void registry[name]?.preload();
  };
}
