import { useCommand } from '#web/lib/use-command.ts';
import { Switch } from '#web/ui/switch.tsx';
import { ChooseImportFirstRowDocument } from './imports.gen.ts';
import type { Preview } from './preview.ts';
import classes from './import-assistant.module.css';

export type FirstRowChoiceProps = { id: string; preview: Preview; onChosen: () => void };

/** For tables that don’t name their columns, or only seem not to. */
export function FirstRowChoice({ id, preview: { firstRowIsData }, onChosen }: FirstRowChoiceProps) {
  const choose = useCommand(ChooseImportFirstRowDocument);
  return (
    <div className={classes.sheet}>
      <Switch
        label="The first row is data"
        hint={firstRowIsData ? 'Columns are numbered, because this file doesn’t name them.' : undefined}
        checked={firstRowIsData}
        onChange={(isData) => void choose.run({ id, isData }).then((done) => done && onChosen())}
      />
    </div>
  );
}
