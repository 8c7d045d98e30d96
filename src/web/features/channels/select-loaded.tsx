import { useQuery } from 'urql';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import type { Selection } from '#web/ui/use-selection.ts';
import type { DataPointTotalQueryVariables } from '#web/lib/graphql.gen.ts';
import { DataPointTotalDocument } from './channels.gen.ts';
import classes from './data-point-list.module.css';

export type SelectLoadedProps = {
  rows: readonly { readonly id: string }[];
  selection: Selection;
  /** Null where what matches can't be changed as a whole. */
  of: DataPointTotalQueryVariables | null;
  isAll: boolean;
  onAll: (count: number) => void;
};

/** All rows that are loaded at once; and when they are, all that match. */
export function SelectLoaded({ rows, selection, of, isAll, onAll }: SelectLoadedProps) {
  const ticked = rows.filter(({ id }) => selection.ids.has(id)).length;
  const isFull = ticked === rows.length;
  const [{ data }] = useQuery({
    query: DataPointTotalDocument,
    variables: of ?? { id: '' },
    pause: of === null || !isFull,
  });
  const count = data?.channel?.dataPoints.totalCount ?? 0;
  return (
    <div className={classes.selectLoaded}>
      <Checkbox
        label="Select all that are loaded"
        checked={isFull || isAll}
        mixed={!isAll && ticked > 0 && !isFull}
        onChange={() => (isFull || isAll ? selection.clear() : selection.setAll(rows.map(({ id }) => id)))}
      />
      <span aria-hidden>{isAll ? `All ${countLabel(count, 'data point')} are selected` : 'Select all'}</span>
      {!isAll && isFull && of !== null && count > rows.length && (
        <Button variant="quiet" onClick={() => onAll(count)}>
          Select all {countLabel(count, 'data point')} that match
        </Button>
      )}
    </div>
  );
}
