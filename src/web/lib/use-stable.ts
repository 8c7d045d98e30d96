import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at every render, so that memoised rows stay as they are; it always runs the newest code. */
export function useStable<Args extends readonly unknown[]>(
  run: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(run);
  useLayoutEffect(() => {
    newest.current = run;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
