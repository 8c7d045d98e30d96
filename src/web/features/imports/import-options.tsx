import type { ExistingRule } from '#domain/imports/column-choice.ts';
import type { ImportTarget } from '#domain/imports/import-target.ts';
import { Button } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { SelectField } from '#web/ui/text-field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import classes from './import-assistant.module.css';

type Options = {
  keyColumn: number | null;
  existing: ExistingRule;
  ignoreNulls: boolean;
  wantsInsight: boolean;
  asTable: boolean;
};

/** The columns in which people answered. */
type Answers = {
  columns: number;
  areSeveral: boolean;
  isSurvey: boolean;
  makeQuestions: () => void;
  makeContent: () => void;
};

export type ImportOptionsProps = {
  target: ImportTarget;
  answers: Answers;
  /** Whether rows with the same title become one note. */
  hasHighlights: boolean;
  hasNulls: boolean;
  keys: readonly { at: number; header: string }[];
  /** How many of the first rows are of things that exist. */
  known: { count: number; of: number };
  options: Options;
  onChange: (options: Options) => void;
};

const updates: Readonly<Record<Exclude<ImportTarget, 'DATA_POINTS'>, string>> = {
  NOTES: 'Rows with a known key update the title and fields of the note. Its content stays as it is.',
  CONTACTS: 'Rows with a known key update the name and fields of the contact.',
  TAGS: 'Rows of tags that the board has update what their cells say. Empty cells change nothing.',
  FIELDS: 'Rows of fields that exist add options and change settings. The type of a field stays as it is.',
};

export function ImportOptions({
  target,
  answers,
  hasHighlights,
  hasNulls,
  keys,
  known,
  options,
  onChange,
}: ImportOptionsProps) {
  const rows = target === 'NOTES' && (
    <SelectField
      label="Rows become"
      options={[
        { value: 'notes', label: 'A note each' },
        { value: 'table', label: 'One note with a table' },
      ]}
      value={options.asTable ? 'table' : 'notes'}
      onChange={({ target: { value } }) => onChange({ ...options, asTable: value === 'table' })}
    />
  );
  const nulls = hasNulls && (
    <Switch
      label="Leave out null characters"
      hint="This file contains null characters, which can’t be stored."
      checked={options.ignoreNulls}
      onChange={(ignoreNulls) => onChange({ ...options, ignoreNulls })}
    />
  );
  // What a channel has stays as it was said.
  if (target === 'DATA_POINTS') return <div className={classes.options}>{nulls}</div>;
  if (options.asTable)
    return (
      <div className={classes.options}>
        {rows}
        <p className={classes.hint}>At most 500 rows, with the columns that you don’t skip.</p>
        {nulls}
      </div>
    );
  return (
    <div className={classes.options}>
      {rows}
      {target !== 'TAGS' && target !== 'FIELDS' && (
        <SelectField
          label="Key column"
          hint="Tells which rows are about the same thing."
          options={[
            { value: '', label: target === 'CONTACTS' ? 'E-mail, if there is one' : 'None' },
            ...keys.map(({ at, header }) => ({ value: String(at), label: header || `Column ${at + 1}` })),
          ]}
          value={String(options.keyColumn ?? '')}
          onChange={({ target: { value } }) =>
            onChange({ ...options, keyColumn: value === '' ? null : Number(value) })
          }
        />
      )}
      {known.count > 0 && (
        <output className={classes.hint}>
          {known.count} of the first {countLabel(known.of, 'row')} already{' '}
          {known.count === 1 ? 'exists' : 'exist'}
          {options.existing === 'UPDATE'
            ? ' and will be updated.'
            : ' and will be skipped. Turn on “Update what already exists” to change them instead.'}
        </output>
      )}
      <Switch
        label="Update what already exists"
        hint={updates[target]}
        checked={options.existing === 'UPDATE'}
        onChange={(isOn) => onChange({ ...options, existing: isOn ? 'UPDATE' : 'SKIP' })}
      />
      {nulls}
      {hasHighlights && (
        <p className={classes.hint}>
          Rows with the same title become one note with a highlight for each row.
        </p>
      )}
      {answers.isSurvey && (
        <Switch
          label="Create an insight with the results"
          hint="A draft with how often each answer was given."
          checked={options.wantsInsight}
          onChange={(wantsInsight) => onChange({ ...options, wantsInsight })}
        />
      )}
      {answers.areSeveral && (
        <div className={classes.answers}>
          <p className={classes.hint}>
            {answers.columns} columns hold answers. Import each as a survey question, or all of them as one
            text with a section for each.
          </p>
          <div className={classes.actions}>
            <Button onClick={answers.makeQuestions}>Import as questions</Button>
            <Button onClick={answers.makeContent}>Import as one text</Button>
          </div>
        </div>
      )}
    </div>
  );
}
