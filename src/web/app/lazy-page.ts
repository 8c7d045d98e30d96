import { lazy, type FunctionComponent, type LazyExoticComponent } from 'react';
import { isRouteName, type RouteName } from '#domain/routes/route-table.ts';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';

export type PageProps<N extends RouteName> = { match: RouteMatchOf<N> };

export type LazyPage<Props> = {
  readonly Component: LazyExoticComponent<FunctionComponent<Props>>;
  readonly preload: () => void;
};

/** The screens of one app by the name of their route. A route that is missing here shows the not-found page. */
export type PageRegistry = { readonly [N in RouteName]?: LazyPage<PageProps<N>> };

export function lazyPage<Props>(
  name: string,
  load: () => Promise<FunctionComponent<Props>>,
): LazyPage<Props> {
  let loading: Promise<{ default: FunctionComponent<Props> }> | undefined;
  const loadOnce = () => {
    loading ??= loadChunk(name, load).then(
      (component) => ({ default: component }),
      (error: unknown) => {
        // The next visit tries again instead of failing for ever.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return { Component: lazy(loadOnce), preload: () => void loadOnce().catch(() => null) };
}

export function preloadFrom(registry: PageRegistry): (name: RouteName) => void {
  return (name) => {
    if (isRouteName(name)) registry[name]?.preload();
  };
}
