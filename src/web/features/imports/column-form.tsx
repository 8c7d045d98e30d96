import { useState } from 'react';
import { checkColumns, mayBeKey } from '#domain/imports/check-columns.ts';
import { skipped, type ColumnChoice, type ExistingRule } from '#domain/imports/column-choice.ts';
import type { ImportTarget } from '#domain/imports/import-target.ts';
import { hasSeveralAnswerColumns, isAnswer, surveyTargetOf } from '#domain/imports/survey-import.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import type { FieldOption } from './column-choices.ts';
import { ColumnTable } from './column-table.tsx';
import { ImportOptions } from './import-options.tsx';
import { OptionGroups } from './option-groups.tsx';
import { StartImportDocument } from './imports.gen.ts';
import { useExisting } from './use-existing.ts';
import type { Preview } from './preview.ts';
import classes from './import-assistant.module.css';

export type ColumnFormProps = {
  id: string;
  target: ImportTarget;
  preview: Preview;
  fields: readonly FieldOption[];
  onBack: () => void;
  onStarted: () => void;
};

export function ColumnForm({ id, target, preview, fields, onBack, onStarted }: ColumnFormProps) {
  const [columns, setColumns] = useState<readonly ColumnChoice[]>(() =>
    preview.columns.map(({ suggestion: { use, fieldId, fieldType, questionType } }) => ({
      use,
      fieldId: fieldId ?? null,
      fieldType: fieldType ?? null,
      questionType: questionType ?? null,
    })),
  );
  const [keyColumn, setKeyColumn] = useState<number | null>(null);
  const [existing, setExisting] = useState<ExistingRule>('SKIP');
  const [ignoreNulls, setIgnoreNulls] = useState(false);
  const [wantsInsight, setWantsInsight] = useState(true);
  const [asTable, setAsTable] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const start = useCommand(StartImportDocument, { onRefused: setError });
  const headers = preview.columns.map(({ header }) => header);
  const options = preview.columns.map(({ option }) => option ?? null);
  const keys = columns.flatMap(({ use }, at) =>
    mayBeKey(target, use) ? [{ at, header: headers[at] ?? '' }] : [],
  );

  const uses = columns.map(({ use }) => use);
  const chosenKey = keys.some(({ at }) => at === keyColumn) ? keyColumn : null;
  const mailColumn = uses.indexOf('EMAIL');
  const existingCount = useExisting(
    id,
    columns,
    chosenKey ?? (target === 'CONTACTS' && mailColumn >= 0 ? mailColumn : null),
  );
  const answers = {
    columns: uses.filter(isAnswer).length,
    areSeveral: hasSeveralAnswerColumns(uses),
    isSurvey: surveyTargetOf(uses) === 'SURVEY',
    makeQuestions: () => changeAnswers(questionOf),
    makeContent: () => changeAnswers(() => ({ use: 'CONTENT' })),
  };

  /** Part of the question that its neighbors are options of, or one of its own. */
  function questionOf(at: number, isOption = true): Partial<ColumnChoice> {
    if (isOption && options[at]) return { use: 'OPTION' };
    return { use: 'QUESTION', questionType: preview.columns[at]?.questionType ?? 'FREE_TEXT' };
  }

  function combine(places: readonly number[], isOne: boolean) {
    setError(null);
    setColumns(
      columns.map((old, at) => (places.includes(at) ? { ...skipped, ...questionOf(at, isOne) } : old)),
    );
  }

  function changeAnswers(into: (at: number) => Partial<ColumnChoice>) {
    setError(null);
    setColumns(columns.map((old, at) => (isAnswer(old.use) ? { ...skipped, ...into(at) } : old)));
  }

  async function run() {
    const key = chosenKey;
    const plan = checkColumns({ target, headers, columns, options, keyColumn: key });
    if (!plan.ok && !asTable) return setError(plan.message);
    setError(null);
    const input = { id, columns: [...columns], keyColumn: key, existing, ignoreNulls, wantsInsight, asTable };
    if (await start.run({ input })) onStarted();
  }

  return (
    <>
      <ColumnTable
        target={target}
        preview={preview}
        fields={fields}
        columns={columns}
        onChange={(at, choice) => {
          setError(null);
          setColumns(columns.map((old, place) => (place === at ? choice : old)));
        }}
      />
      <footer className={classes.footer}>
        {!asTable && <OptionGroups options={options} columns={columns} onCombine={combine} />}
        <ImportOptions
          target={target}
          answers={answers}
          hasHighlights={uses.includes('HIGHLIGHT') && uses.includes('TITLE')}
          hasNulls={preview.hasNulls}
          keys={keys}
          known={{ count: existingCount, of: preview.rows.length }}
          options={{ keyColumn, existing, ignoreNulls, wantsInsight, asTable }}
          onChange={(options) => {
            setKeyColumn(options.keyColumn);
            setExisting(options.existing);
            setIgnoreNulls(options.ignoreNulls);
            setWantsInsight(options.wantsInsight);
            setAsTable(options.asTable);
          }}
        />
        <FormError message={error} />
        <div className={classes.actions}>
          <Button onClick={onBack}>Choose another file</Button>
          <Button variant="primary" busy={start.busy} onClick={() => void run()}>
            Start import
          </Button>
        </div>
      </footer>
    </>
  );
}
