import { useClient } from 'urql';
import { problemOf } from '#web/lib/graphql-problem.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { keptValues } from './kept-values.ts';
import { ChangeFieldValuesDocument } from './fields.gen.ts';

export type FieldCellChange = { objectId: string; fieldId: string; value: string | null };

/** Fills fields at once and says so with an undo that restores exactly what was there. */
export function useChangeValues(): (cells: readonly FieldCellChange[], message: string) => Promise<boolean> {
  const client = useClient();
  async function run(cells: readonly FieldCellChange[], message: string | null): Promise<boolean> {
    const { data, error } = await client
      .mutation(ChangeFieldValuesDocument, { cells: [...cells] }, keptValues(cells))
      .toPromise();
    if (error) {
      showToast({ message: problemOf(error).message, tone: 'error' });
      return false;
    }
    const previous = (data?.changeFieldValues.previous ?? []).map(({ objectId, fieldId, value }) => {
      return { objectId, fieldId, value };
    });
    // What was there before is known to the server alone.
    const undo = previous.length > 0 && { undo: () => void run(previous, null) };
    if (message !== null) showToast({ message, ...undo });
    return true;
  }
  return run;
}
