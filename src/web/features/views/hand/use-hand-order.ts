import { useClient } from 'urql';
import type { Decision } from '#domain/access/can.ts';
import { isManual } from '#domain/views/manual-order.ts';
import { problemOf } from '#web/lib/graphql-problem.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { titleOfRow, type Row } from '../row-of.ts';
import type { ArrangedView } from '../view-draft.ts';
import { MoveViewRowDocument } from '../views.gen.ts';

export type HandMove = {
  readonly row: Row;
  /** The row that it comes after, and the one that it came after until now; null for the first place. */
  readonly after: string | null;
  readonly was: string | null;
  /** On a board, the column. */
  readonly group: string | null;
};

export type HandOrder = {
  readonly isOn: boolean;
  /** Both answer whether it was stored, and say so where it was not. */
  readonly store: (move: Omit<HandMove, 'was'>) => Promise<boolean>;
  /** With a way back. */
  readonly place: (move: HandMove) => Promise<boolean>;
};

/** Moves rows of a view that is sorted by hand, for everyone who sees the view. */
export function useHandOrder({ view, data, rowsKey }: ArrangedView, mayArrange: Decision): HandOrder {
  const client = useClient();

  async function store({ row, after, group }: Omit<HandMove, 'was'>): Promise<boolean> {
    const input = { projectId: view.projectId, id: view.id, rowId: row.id, after, group, data: rowsKey };
    const { error } = await client.mutation(MoveViewRowDocument, { input }).toPromise();
    if (error) showToast({ message: problemOf(error).message, tone: 'error' });
    return !error;
  }

  return {
    isOn: isManual(data) && mayArrange.allowed,
    store,
    async place({ was, ...move }) {
      if (!(await store(move))) return false;
      showToast({
        message: `Moved “${titleOfRow(move.row)}”`,
        undo: () => void store({ ...move, after: was }),
      });
      return true;
    },
  };
}
