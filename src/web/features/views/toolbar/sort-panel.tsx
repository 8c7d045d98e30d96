import { IconPlus, IconX } from '@tabler/icons-react';
import { isManual, manualOrder, manualSort } from '#domain/views/manual-order.ts';
import type { ViewData } from '#domain/views/view-data.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { CompactSelect } from '#web/ui/compact-select.tsx';
import type { ColumnSpec } from '../column-spec.ts';
import classes from './toolbar.module.css';

type Sort = NonNullable<ViewData['sort']>;
export type SortPanelProps = {
  sort: Sort;
  specs: readonly ColumnSpec[];
  onChange: (sort: Sort) => void;
};

const most = 5;
const directions = [
  { value: 'ASC', label: 'Ascending' },
  { value: 'DESC', label: 'Descending' },
] as const;

export function SortPanel({ sort, specs, onChange }: SortPanelProps) {
  const options = specs
    .filter(({ isSortable }) => isSortable)
    .map(({ key, label }) => ({ value: key, label }));
  const byHand = { value: manualSort, label: 'Manual' };
  const next = options.find(({ value }) => !sort.some(({ field }) => field === value));
  const replace = (at: number, change: Partial<Sort[number]>) =>
    onChange(sort.map((one, index) => (index === at ? { ...one, ...change } : one)));
  const choose = (at: number, field: string) =>
    field === manualSort ? onChange([...manualOrder]) : replace(at, { field });
  if (isManual({ sort }))
    return (
      <>
        <div className={classes.line}>
          <CompactSelect
            label="Sort 1"
            value={manualSort}
            options={[...options, byHand]}
            onChange={(chosen) => choose(0, chosen)}
          />
          <IconButton label="Remove" onClick={() => onChange([])}>
            <IconX size={14} />
          </IconButton>
        </div>
        <p className={classes.hint}>
          Drag rows of a board, list or grid, or press Alt and an arrow key, to change their order for
          everyone.
        </p>
      </>
    );
  return (
    <>
      {sort.length === 0 && <p className={classes.hint}>Newest first.</p>}
      {sort.map(({ field, direction }, at) => (
        <div key={field} className={classes.line}>
          <CompactSelect
            label={`Sort ${at + 1}`}
            value={field}
            options={[
              ...options.filter(({ value }) => value === field || !sort.some((one) => one.field === value)),
              ...(at === 0 ? [byHand] : []),
            ]}
            onChange={(chosen) => choose(at, chosen)}
          />
          <CompactSelect
            label="Direction"
            value={direction}
            options={directions}
            onChange={(chosen) => replace(at, { direction: chosen })}
          />
          <IconButton label="Remove" onClick={() => onChange(sort.filter((_, index) => index !== at))}>
            <IconX size={14} />
          </IconButton>
        </div>
      ))}
      {next && sort.length < most && (
        <Button
          variant="quiet"
          icon={<IconPlus size={16} />}
          onClick={() => onChange([...sort, { field: next.value, direction: 'ASC' }])}
        >
          Add a sort
        </Button>
      )}
    </>
  );
}
