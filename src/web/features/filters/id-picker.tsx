import type { ReactNode } from 'react';
import { Chip } from '#web/ui/chip.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import type { FilterOption } from './filter-field-choice.ts';
import classes from './filter-form.module.css';

export type IdsEditorProps = {
  ids: readonly string[];
  options: readonly FilterOption[];
  projectId: string | null;
  onChange: (ids: readonly string[]) => void;
};

type IdPickerProps = {
  ids: readonly string[];
  items: readonly FilterOption[];
  /** Those whose names are known. */
  named: readonly FilterOption[];
  text: string;
  onText: (text: string) => void;
  onChange: (ids: readonly string[]) => void;
  iconOf?: (item: FilterOption) => ReactNode;
};

/** What is chosen as chips, and a field that finds more. */
export function IdPicker({ ids, items, named, text, onText, onChange, iconOf }: IdPickerProps) {
  const labels = new Map(named.map(({ id, label }) => [id, label]));
  return (
    <span className={classes.ids}>
      {ids.map((id) => (
        <Chip
          key={id}
          label={labels.get(id) ?? 'No longer there'}
          onRemove={() => onChange(ids.filter((one) => one !== id))}
        />
      ))}
      <Combobox
        label="Value"
        placeholder="Find…"
        text={text}
        onText={onText}
        emptyText="Nothing found"
        items={items
          .filter(({ id }) => !ids.includes(id))
          .map((item) => ({ ...item, icon: iconOf?.(item) ?? null }))}
        onChoose={({ id }) => {
          onChange([...ids, id]);
          onText('');
        }}
        onBackspace={() => onChange(ids.slice(0, -1))}
      />
    </span>
  );
}
