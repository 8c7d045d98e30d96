import { IconMessages } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ChannelCardFragment, DataPointsQueryVariables } from '#web/lib/graphql.gen.ts';
import { PagedTable } from '#web/kit/lists/paged-table.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { rowsOf } from '#web/ui/tick-rows.ts';
import { useSelection } from '#web/ui/use-selection.ts';
import { DataPointsDocument } from './channels.gen.ts';
import { DataPointBulkBar } from './data-point-bulk-bar.tsx';
import type { PointColumn } from './data-point-columns.tsx';
import classes from './data-point-list.module.css';

export type DataPointTableProps = {
  channel: ChannelCardFragment;
  variables: (after: string | null) => DataPointsQueryVariables;
  columns: readonly PointColumn[];
  areExcluded: boolean;
  onOpen: (id: string) => void;
  empty: ReactNode;
};

/** What is selected in it ends with it: what a filter hides is not changed unseen. */
export function DataPointTable(props: DataPointTableProps) {
  const { channel, variables, columns, areExcluded, onOpen, empty } = props;
  const selection = useSelection();
  return (
    <>
      <PagedTable
        label="Data points"
        stacked
        what="the data points"
        document={DataPointsDocument}
        variables={variables}
        page={({ channel: loaded }) => loaded?.dataPoints}
        columns={(rows) => [
          {
            key: 'text',
            header: 'Data point',
            render: (point) => (
              <span className={classes.said}>
                <Checkbox
                  label={`Select “${point.text.slice(0, 60)}”`}
                  checked={selection.ids.has(point.id)}
                  onChange={(_checked, event) => selection.toggle(point.id, event.shiftKey, rowsOf(rows))}
                />
                {point.turnCount > 0 && (
                  <IconMessages
                    size={16}
                    className={classes.kind}
                    aria-label={`Conversation of ${countLabel(point.turnCount, 'message')}`}
                  />
                )}
                <button type="button" className={classes.text} onClick={() => onOpen(point.id)}>
                  {point.text}
                </button>
              </span>
            ),
          },
          ...columns,
        ]}
        rowKey={({ id }) => id}
        empty={empty}
      />
      <DataPointBulkBar channel={channel} selection={selection} areExcluded={areExcluded} />
    </>
  );
}
