import { createElement, useEffect, useState, type FunctionComponent, type ReactNode } from 'react';
import { loadChunk } from './load-chunk.ts';

export type LazyComponent<Props> = {
  readonly Component: FunctionComponent<Props & { fallback?: ReactNode }>;
  readonly preload: () => Promise<void>;
};

/**
 * A component with a script of its own. React's `lazy` suspends even when the script is here, and React then holds
 * what was suspended back until its fallback has stood for 300 ms; this one is drawn as soon as it can be.
 */
export function lazyComponent<Props extends object>(
  name: string,
  load: () => Promise<FunctionComponent<Props>>,
): LazyComponent<Props> {
  let loaded: FunctionComponent<Props> | null = null;
  let loading: Promise<FunctionComponent<Props>> | null = null;

  function loadOnce(): Promise<FunctionComponent<Props>> {
    loading ??= loadChunk(name, load).then(
      (component) => (loaded = component),
      (error: unknown) => {
        // The next visit tries again instead of failing for ever.
        loading = null;
        throw error;
      },
    );
    return loading;
  }

  function Component({ fallback = null, ...props }: Props & { fallback?: ReactNode }): ReactNode {
    const [Loaded, setLoaded] = useState(() => loaded);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    useEffect(() => {
      let isHere = true;
      loadOnce().then(
        (component) => isHere && setLoaded(() => component),
        (error: unknown) => isHere && setFailure({ error }),
      );
      return () => {
        isHere = false;
      };
    }, []);
    if (failure) throw failure.error;
    // The rest of an intersection with a type parameter is not known to be that parameter.
    return Loaded ? createElement(Loaded, props as unknown as Props) : fallback;
  }

  return { Component, preload: () => loadOnce().then(noMatter, noMatter) };
}

/** What fails here fails again, and is told, when it is drawn. */
function noMatter(): void {}
