import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useClient, useQuery } from 'urql';
import { problemOf } from '#web/lib/graphql-problem.ts';
import type { ReadIds } from './ids-of.ts';
import type { Rows, RowQuery } from './row-window.ts';
import { SectionWindow, type Block, type Line } from './section-window.ts';
import { useRowWindow } from './use-row-window.ts';
import { ViewSectionsDocument } from './views.gen.ts';

/** What a layout needs of its rows, grouped or not. */
export type TableLines = Pick<Rows, 'length' | 'row' | 'isReady' | 'problem'> & {
  readonly line?: (index: number) => Line | undefined;
  readonly blocks?: () => readonly Block[];
  /** Of rows without groups. */
  readonly query?: RowQuery;
};
export type TableRows = {
  readonly rows: TableLines;
  readonly show: (from: number, to: number) => void;
  readonly retry: () => void;
  readonly readIds: ReadIds;
  readonly isStale: boolean;
  readonly toggle: (key: string) => void;
};

/** The rows of a view; under a group's heading where the view has groups. */
export function useTableRows(query: Omit<RowQuery, 'group'>, isGrouped: boolean): TableRows {
  const flat = useRowWindow({ ...query, group: null }, { isOff: isGrouped });
  const sectioned = useSections(query, isGrouped);
  return isGrouped ? sectioned : { ...flat, toggle: () => {} };
}

function useSections({ projectId, objectType, data }: Omit<RowQuery, 'group'>, isOn: boolean): TableRows {
  const client = useClient();
  const sections = useMemo(
    () => new SectionWindow(client, { projectId, objectType, data }),
    [client, projectId, objectType, data],
  );
  const [{ data: answer, error, stale }, readAgain] = useQuery({
    query: ViewSectionsDocument,
    variables: { projectId, objectType, data },
    pause: !isOn,
    requestPolicy: 'cache-and-network',
  });
  const groups = answer?.viewGroups;
  useEffect(() => {
    if (groups) sections.setSections(groups);
  }, [sections, groups]);
  const rows = useSyncExternalStore(sections.subscribe, sections.rows);
  const retry = () => readAgain({ requestPolicy: 'network-only' });
  const problem = error && !groups ? problemOf(error).message : null;
  const waiting: TableLines = { isReady: false, problem, length: 0, row: () => undefined };
  return {
    rows: groups
      ? {
          isReady: true,
          problem: null,
          length: rows.length,
          row: (index) => rows.row(index),
          line: (index) => rows.line(index),
          blocks: () => rows.blocks(),
        }
      : waiting,
    show: sections.show,
    retry,
    readIds: sections.readIds,
    isStale: stale,
    toggle: sections.toggle,
  };
}
