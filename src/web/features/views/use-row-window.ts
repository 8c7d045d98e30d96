import { useMemo, useState, useSyncExternalStore } from 'react';
import { useClient } from 'urql';
import type { ReadIds } from './ids-of.ts';
import { RowWindow, type RowQuery, type Rows } from './row-window.ts';

export type ShownRows = {
  readonly rows: Rows;
  readonly show: (from: number, to: number) => void;
  readonly retry: () => void;
  readonly readIds: ReadIds;
  readonly isStale: boolean;
};

/** While other rows are on their way (a new filter, another order), those before them stay on screen. */
export function useRowWindow(
  { projectId, objectType, data, group }: RowQuery,
  { isOff = false }: { isOff?: boolean } = {},
): ShownRows {
  const client = useClient();
  const wanted = useMemo(
    () => new RowWindow(client, { projectId, objectType, data, group }),
    [client, projectId, objectType, data, group],
  );
  const [shown, setShown] = useState(wanted);
  const coming = useSyncExternalStore(isOff ? never : wanted.subscribe, wanted.rows);
  const before = useSyncExternalStore(isOff ? never : shown.subscribe, shown.rows);
  const isSettled = coming.isReady || coming.problem !== null;
  if (isSettled && shown !== wanted) setShown(wanted);
  const isKept = !isSettled && before.isReady && shown.query.projectId === projectId;
  return {
    rows: isKept ? before : coming,
    show: isKept ? shown.show : wanted.show,
    retry: wanted.retry,
    readIds: isKept ? shown.readIds : wanted.readIds,
    isStale: isKept,
  };
}

/** Asks for nothing. */
function never(): () => void {
  return () => {};
}
