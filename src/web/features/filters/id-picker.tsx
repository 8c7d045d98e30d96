import type { FunctionComponent, ReactNode } from 'react';
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
  /** Whether names of what was chosen before are still being read. */
  isReading?: boolean;
  /** Where the lists may be too long to hold everything that was chosen: reads one name. */
  Chosen?: FunctionComponent<ChosenProps>;
};

export type ChosenProps = { id: string; onRemove: () => void };

export const lost = 'Deleted';

/** What is chosen as chips, and a field that finds more. */
export function IdPicker(props: IdPickerProps) {
  const { ids, items, named, text, onText, onChange, iconOf, isReading = false, Chosen } = props;
  const labels = new Map(named.map(({ id, label }) => [id, label]));
  const unknown = isReading ? '…' : lost;
  return (
    <span className={classes.ids}>
      {ids.map((id) => {
        const label = labels.get(id);
        const remove = () => onChange(ids.filter((one) => one !== id));
        return label === undefined && Chosen ? (
          <Chosen key={id} id={id} onRemove={remove} />
        ) : (
          <Chip key={id} label={label ?? unknown} onRemove={remove} />
        );
      })}
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
