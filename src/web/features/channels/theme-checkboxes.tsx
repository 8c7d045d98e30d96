import { titleOf } from '#domain/text/display-names.ts';
import type { ThemeCardFragment } from '#web/lib/graphql.gen.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { rowsOf } from '#web/ui/tick-rows.ts';
import type { Selection } from '#web/ui/use-selection.ts';
import classes from './theme-finder.module.css';

export type ThemeCheckboxesProps = { themes: readonly ThemeCardFragment[]; selection: Selection };

/** Items of a list: a box, the title and the size of each theme. */
export function ThemeCheckboxes({ themes, selection: { ids, toggle } }: ThemeCheckboxesProps) {
  const rows = rowsOf(themes);
  return themes.map(({ id, title, dataPointCount }) => {
    const [name, size] = [titleOf('theme', title), `${countLabel(dataPointCount, 'data point')} in all`];
    return (
      <li key={id}>
        <label className={classes.choice}>
          <Checkbox
            label={`${name}, ${size}`}
            checked={ids.has(id)}
            onChange={(_checked, event) => toggle(id, event.shiftKey, rows)}
          />
          <span className={classes.title}>{name}</span>
          <span className={classes.detail}>{size}</span>
        </label>
      </li>
    );
  });
}
