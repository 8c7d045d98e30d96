import type { ColumnChoice } from '#domain/imports/column-choice.ts';
import type { ColumnOption } from '#domain/imports/option-columns.ts';
import { Switch } from '#web/ui/switch.tsx';

export type OptionGroupsProps = {
  options: readonly (ColumnOption | null)[];
  columns: readonly ColumnChoice[];
  onCombine: (places: readonly number[], isOne: boolean) => void;
};

/** Columns that were found to be the options of one question, and the choice to import each by itself. */
export function OptionGroups({ options, columns, onCombine }: OptionGroupsProps) {
  const found = options.flatMap((option, at) => (option ? [{ ...option, at }] : []));
  const groups = [...Map.groupBy(found, ({ question }) => question)];
  return groups.map(([question, all]) => {
    const places = all.map(({ at }) => at);
    return (
      <Switch
        key={question}
        label={`Combine ${all.length} columns into the question “${question}”`}
        hint={`Options: ${all.map(({ label }) => label).join(', ')}`}
        checked={places.every((at) => columns[at]?.use === 'OPTION')}
        onChange={(isOne) => onCombine(places, isOne)}
      />
    );
  });
}
