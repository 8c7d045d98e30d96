import { SelectField } from '#web/ui/text-field.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { ChooseImportSheetDocument } from './imports.gen.ts';
import type { Preview } from './preview.ts';
import classes from './import-assistant.module.css';

export type SheetChoiceProps = { id: string; preview: Preview; onChosen: () => void };

/** Which sheet of a spreadsheet is imported; nothing where there is only one. */
export function SheetChoice({ id, preview: { sheets, sheet }, onChosen }: SheetChoiceProps) {
  const choose = useCommand(ChooseImportSheetDocument);
  if (sheets.length < 2) return null;
  return (
    <div className={classes.sheet}>
      <SelectField
        label="Sheet"
        hint={`This spreadsheet has ${sheets.length} sheets. One is imported at a time.`}
        options={sheets.map((name) => ({ value: name, label: name }))}
        value={sheet ?? ''}
        disabled={choose.busy}
        onChange={({ target: { value } }) =>
          void choose.run({ id, sheet: value }).then((done) => done && onChosen())
        }
      />
    </div>
  );
}
