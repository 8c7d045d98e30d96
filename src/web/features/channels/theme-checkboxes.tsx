import { titleOf } from '#domain/text/display-names.ts';
import type { ThemeCardFragment } from '#web/lib/graphql.gen.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import type { Selection } from '#web/ui/use-selection.ts';
import classes from './merge-themes-dialog.module.css';

export type ThemeCheckboxesProps = { themes: readonly ThemeCardFragment[]; selection: Selection };

export function ThemeCheckboxes({ themes, selection: { ids, toggle } }: ThemeCheckboxesProps) {
  return (
    <ul className={classes.list} aria-label="Themes to choose from">
      {themes.map((theme) => (
        <li key={theme.id}>
          <Checkbox
            label={`${titleOf('theme', theme.title)} (${theme.dataPointCount.toLocaleString('en')})`}
            checked={ids.has(theme.id)}
            onChange={(_checked, event) => toggle(theme.id, event.shiftKey)}
          />
        </li>
      ))}
    </ul>
  );
}
