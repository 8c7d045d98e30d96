import { IconMessages } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { ChannelCardFragment, DataPointsQueryVariables } from '#web/lib/graphql.gen.ts';
import { PagedTable } from '#web/kit/lists/paged-table.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { rowsOf } from '#web/ui/tick-rows.ts';
import { useSelection } from '#web/ui/use-selection.ts';
import type { AllMatching } from './all-matching.ts';
import { DataPointsDocument } from './channels.gen.ts';
import { DataPointBulkBar } from './data-point-bulk-bar.tsx';
import type { PointColumn } from './data-point-columns.tsx';
import classes from './data-point-list.module.css';
import { SelectLoaded } from './select-loaded.tsx';

export type DataPointTableProps = {
  channel: ChannelCardFragment;
  variables: (after: string | null) => DataPointsQueryVariables;
  /** What all that match are; null where they can't be changed as a whole. */
  matching: AllMatching['matching'] | null;
  columns: readonly PointColumn[];
  areExcluded: boolean;
  onOpen: (id: string) => void;
  empty: ReactNode;
};

/** What is selected in it ends with it: what a filter hides is not changed unseen. */
export function DataPointTable(props: DataPointTableProps) {
  const { channel, variables, matching, columns, areExcluded, onOpen, empty } = props;
  const selection = useSelection();
  // Of one selection only: whatever is ticked or unticked after it ends it.
  const [chosen, setChosen] = useState<{ ids: ReadonlySet<string>; count: number } | null>(null);
  const all = matching && chosen?.ids === selection.ids ? { matching, count: chosen.count } : null;
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
                  checked={all !== null || selection.ids.has(point.id)}
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
        renderAbove={(rows) => (
          <SelectLoaded
            rows={rows}
            selection={selection}
            of={matching && { id: channel.id, ...matching }}
            isAll={all !== null}
            onAll={(count) => setChosen({ ids: selection.ids, count })}
          />
        )}
        rowKey={({ id }) => id}
        empty={empty}
      />
      <DataPointBulkBar channel={channel} selection={selection} all={all} areExcluded={areExcluded} />
    </>
  );
}
