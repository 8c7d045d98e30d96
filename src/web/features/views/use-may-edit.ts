import { can } from '#domain/access/can.ts';
import { useAsViewer } from '#web/features/members/index.ts';
import { actionFor } from './cell-writer.ts';
import { accessOf, type Row } from './row-of.ts';

/** For many rows at once: null, or why the person can't change the row. */
export function useMayEdit(): (row: Row) => string | null {
  const viewer = useAsViewer();
  return (row) => {
    const decision = can(viewer, actionFor(row), accessOf(row));
    return decision.allowed ? null : decision.reason;
  };
}
