import { useQuery } from 'urql';
import { skipped, type ColumnChoice } from '#domain/imports/column-choice.ts';
import { ImportExistingDocument } from './imports.gen.ts';

/** How many of the rows of the preview are of things that exist. `key`: the column that tells, if there is one. */
export function useExisting(id: string, columns: readonly ColumnChoice[], key: number | null): number {
  const [{ data }] = useQuery({
    query: ImportExistingDocument,
    variables: { id, column: key ?? 0, choice: { ...(columns[key ?? -1] ?? skipped) } },
    pause: key === null,
    requestPolicy: 'network-only',
  });
  return key === null ? 0 : (data?.importExisting ?? 0);
}
