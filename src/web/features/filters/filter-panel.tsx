import { IconFilter } from '@tabler/icons-react';
import { useState } from 'react';
import type { FilterForm as Form } from '#domain/filters/filter-form.ts';
import { usableFilterRows } from '#domain/filters/usable-rows.ts';
import type { SearchResultType } from '#domain/search/result-types.ts';
import { Panel } from '#web/ui/panel.tsx';
import { FilterForm } from './filter-form.tsx';
import { SavedFilters } from './saved-filters.tsx';
import { useFilterFields } from './use-filter-fields.ts';

export type FilterPanelProps = {
  form: Form;
  /** What is filtered. */
  types: readonly SearchResultType[];
  /** Null for the whole workspace. */
  projectId: string | null;
  onChange: (form: Form) => void;
};

/** The filter form behind a button that says how many rows take part, and the forms that the person keeps. */
export function FilterPanel({ form, types, projectId, onChange }: FilterPanelProps) {
  const fields = useFilterFields(types, projectId);
  // Whether a row is complete changes with no clock.
  const [now] = useState(() => new Date());
  return (
    <Panel
      label="Filter"
      count={usableFilterRows(form, { resultTypes: types, now }).filter(({ hidden }) => !hidden).length}
      icon={<IconFilter size={16} />}
    >
      <FilterForm form={form} fields={fields} projectId={projectId} onChange={onChange} />
      <SavedFilters form={form} onApply={onChange} />
    </Panel>
  );
}
