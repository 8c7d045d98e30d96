import {
  isMultiSelectType,
  type FilterValues,
  type MultiSelectType,
  type OperandType,
} from '#domain/filters/operands.ts';
import { findRelativeDate, relativeDates } from '#domain/filters/relative-dates.ts';
import { CompactSelect } from '#web/ui/compact-select.tsx';
import type { FilterOption } from './filter-field-choice.ts';
import { PersonPicker, RowPicker, TagPicker, UserPicker } from './id-pickers.tsx';
import type { IdsEditorProps } from './id-picker.tsx';
import { KnownPicker, TagBoardPicker, TagGroupPicker } from './tag-place-pickers.tsx';
import { ThingPicker } from './thing-picker.tsx';
import classes from './filter-form.module.css';

export type ValueEditorProps = {
  type: OperandType;
  values: FilterValues;
  options: readonly FilterOption[];
  projectId: string | null;
  onChange: (values: FilterValues) => void;
};

/** In a project what lies there is offered, elsewhere what lies anywhere. */
const pickers: Partial<Record<MultiSelectType, (props: IdsEditorProps) => React.ReactNode>> = {
  Options: KnownPicker,
  People: PersonPicker,
  Tags: (props) =>
    props.projectId === null ? <ThingPicker type="TAG" {...props} /> : <TagPicker {...props} />,
  TagGroups: TagGroupPicker,
  TagBoards: TagBoardPicker,
  Users: UserPicker,
  Notes: (props) =>
    props.projectId === null ? (
      <ThingPicker type="NOTE" {...props} />
    ) : (
      <RowPicker objectType="NOTE" {...props} />
    ),
  Insights: (props) =>
    props.projectId === null ? (
      <ThingPicker type="INSIGHT" {...props} />
    ) : (
      <RowPicker objectType="INSIGHT" {...props} />
    ),
  Highlights: (props) => <ThingPicker type="HIGHLIGHT" {...props} />,
  Projects: (props) => <ThingPicker type="PROJECT" {...props} />,
  Channels: (props) => <ThingPicker type="CHANNEL" {...props} />,
  ProjectCategories: (props) => <ThingPicker type="PROJECT_CATEGORY" {...props} />,
};

/** Whether a value of the type can be given yet. */
export function isPickable(type: OperandType): boolean {
  return !isMultiSelectType(type) || pickers[type] !== undefined;
}

/** The editor of each type of operand. What is typed stays as it is typed; the row counts once it reads. */
export function ValueEditor({ type, values, options, projectId, onChange }: ValueEditorProps) {
  if (isMultiSelectType(type)) {
    const Picker = pickers[type];
    return (
      Picker && (
        <Picker
          ids={values[type] ?? []}
          options={options}
          projectId={projectId}
          onChange={(ids) => onChange({ [type]: ids })}
        />
      )
    );
  }
  if (type === 'Boolean') {
    return (
      <CompactSelect
        label="Value"
        value={values.Boolean === undefined ? '' : String(values.Boolean)}
        options={[
          ...(values.Boolean === undefined ? [{ value: '', label: 'choose…' }] : []),
          { value: 'true', label: 'yes' },
          { value: 'false', label: 'no' },
        ]}
        onChange={(chosen) => onChange({ Boolean: chosen === 'true' })}
      />
    );
  }
  if (type === 'RelativeDate') return <DateEditor value={values.RelativeDate} onChange={onChange} />;
  const isNumber = type !== 'Text';
  return (
    <input
      aria-label="Value"
      className={classes.input}
      placeholder={isNumber ? '0' : 'Text or “phrase”'}
      inputMode={isNumber ? 'decimal' : 'text'}
      value={values[type] ?? ''}
      onChange={(event) => {
        const text = event.target.value;
        if (accepts(type, text)) onChange({ [type]: text });
      }}
    />
  );
}

/** As the form's own rules take it; other keys leave the text as it is. */
function accepts(type: 'Int32' | 'Double' | 'Text', text: string): boolean {
  if (type === 'Text') return text.length <= 2000;
  return type === 'Int32' ? /^-?\d{0,10}$/.test(text) : /^\d*\.?\d*$/.test(text);
}

const exact = 'exact';

function DateEditor({
  value,
  onChange,
}: {
  value: string | undefined;
  onChange: ValueEditorProps['onChange'];
}) {
  const relative = value === undefined ? null : findRelativeDate(value);
  const isExact = value !== undefined && relative === null;
  return (
    <>
      <CompactSelect
        label="Value"
        value={isExact ? exact : (relative ?? '')}
        options={[
          ...(value === undefined ? [{ value: '', label: 'choose…' }] : []),
          ...relativeDates.map((one) => ({ value: one, label: one })),
          { value: exact, label: 'a date…' },
        ]}
        onChange={(chosen) =>
          onChange({ RelativeDate: chosen === exact ? new Date().toISOString().slice(0, 10) : chosen })
        }
      />
      {isExact && (
        <input
          type="date"
          aria-label="Date"
          className={classes.input}
          value={value.slice(0, 10)}
          onChange={(event) => onChange({ RelativeDate: event.target.value })}
        />
      )}
    </>
  );
}
