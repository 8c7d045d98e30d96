import { createElement, lazy, useState, type Attributes, type FunctionComponent } from 'react';
import { isRouteName, type RouteName } from '#domain/routes/route-table.ts';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';

export type PageProps<N extends RouteName> = { match: RouteMatchOf<N> };

export type LazyPage<Props> = {
  readonly Component: FunctionComponent<Props>;
  readonly preload: () => void;
};

/** The screens of one app by the name of their route. A route that is missing here shows the not-found page. */
export type PageRegistry = { readonly [N in RouteName]?: LazyPage<PageProps<N>> };

export function lazyPage<Props extends object>(
  name: string,
  load: () => Promise<FunctionComponent<Props>>,
): LazyPage<Props> {
  let loaded: FunctionComponent<Props> | undefined;
  let loading: Promise<{ default: FunctionComponent<Props> }> | undefined;
  const loadOnce = () => {
    loading ??= loadChunk(name, load).then(
      (component) => {
        loaded = component;
        return { default: component };
      },
      (error: unknown) => {
        // The next visit tries again instead of failing for ever.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const Lazy = lazy(loadOnce);

  /** A lazy component suspends even when its code is here, and React then holds the page back for a moment. */
  function Page(props: Props & Attributes) {
    const [Chosen] = useState<FunctionComponent<Props>>(() => loaded ?? Lazy);
    return createElement(Chosen, props);
  }
  return { Component: Page, preload: () => void loadOnce().catch(() => null) };
}

export function preloadFrom(registry: PageRegistry): (name: RouteName) => void {
  return (name) => {
    if (isRouteName(name)) registry[name]?.preload();
  };
}
