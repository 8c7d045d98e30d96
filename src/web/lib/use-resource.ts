import { useEffect, useState } from 'react';

export type Resource<T> =
  | { state: 'loading' }
  | { state: 'ready'; value: T }
  | { state: 'failed'; error: unknown; retry: () => void };

/** A REST read that a screen starts with. `load` must be stable, or keyed by the page's own key. */
export function useResource<T>(load: () => Promise<T>): Resource<T> {
  const [attempt, setAttempt] = useState(0);
  const [resource, setResource] = useState<Resource<T>>({ state: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setResource({ state: 'ready', value }),
      (error: unknown) =>
        isCurrent && setResource({ state: 'failed', error, retry: () => setAttempt((count) => count + 1) }),
    );
    return () => {
      isCurrent = false;
    };
    // The caller's `load` closes over route values that are fixed for the life of the page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [attempt]);
  return resource;
}
