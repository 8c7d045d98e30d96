import type { ProjectSort } from '#web/lib/graphql.gen.ts';
import { CompactSelect } from '#web/ui/compact-select.tsx';
import classes from './list-options.module.css';

const sorts: readonly { value: ProjectSort; label: string }[] = [
  { value: 'CREATED_AT', label: 'Newest first' },
  { value: 'UPDATED_AT', label: 'Last updated' },
  { value: 'TITLE', label: 'By title' },
];

export type ListOptions = { sort: ProjectSort; archived: boolean };

type ListOptionsBarProps = { options: ListOptions; onChange: (options: ListOptions) => void };

export function ListOptionsBar({ options, onChange }: ListOptionsBarProps) {
  return (
    <div className={classes.bar}>
      <CompactSelect
        label="Which projects"
        value={options.archived ? 'archived' : 'current'}
        options={[
          { value: 'current', label: 'Active and completed' },
          { value: 'archived', label: 'Archived' },
        ]}
        onChange={(value) => onChange({ ...options, archived: value === 'archived' })}
      />
      <CompactSelect
        label="Order"
        value={options.sort}
        options={sorts}
        onChange={(sort) => onChange({ ...options, sort })}
      />
    </div>
  );
}
