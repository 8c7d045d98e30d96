import { mostProperties, type PointFilter } from '#domain/channels/point-filter.ts';
import { CompactSelect } from '#web/ui/compact-select.tsx';
import type { ChannelColumn } from './use-columns.ts';

type Chosen = NonNullable<PointFilter['properties']>;

export type ColumnSelectProps = {
  column: ChannelColumn;
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
};

const any = 'any';

/** Only what has a value in a column. Each of its options begins with `=`, so that no value is taken for “any”. */
export function ColumnSelect({ column, chosen, onChange }: ColumnSelectProps) {
  const current = chosen.find(({ columnId }) => columnId === column.id);
  const others = chosen.filter(({ columnId }) => columnId !== column.id);
  if (current === undefined && others.length >= mostProperties) return null;
  return (
    <CompactSelect
      label={column.name}
      value={current === undefined ? any : `=${current.value}`}
      options={[
        { value: any, label: `Any ${column.name}` },
        ...column.values.map((value) => ({ value: `=${value}`, label: value })),
        { value: '=', label: `No ${column.name}` },
      ]}
      onChange={(option) =>
        onChange(option === any ? others : [...others, { columnId: column.id, value: option.slice(1) }])
      }
    />
  );
}
