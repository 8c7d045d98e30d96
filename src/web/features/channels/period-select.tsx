import { CompactSelect } from '#web/ui/compact-select.tsx';
import { periodLabels, shownPeriods, type PeriodHash, type ShownPeriod } from './period.ts';

const dayLabel = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

export type PeriodSelectProps = {
  hash: PeriodHash;
  /** What an address without a period means. */
  usual: ShownPeriod;
  onChange: (hash: PeriodHash) => void;
};

/** Days that somebody came to by a chart or a link are shown beside the usual choices. */
export function PeriodSelect({ hash: { preset, from, to }, usual, onChange }: PeriodSelectProps) {
  const isCustom = from !== undefined && to !== undefined && (preset === undefined || preset === 'custom');
  const chosen = shownPeriods.find((shown) => shown === preset) ?? usual;
  const options: { value: ShownPeriod | 'custom'; label: string }[] = shownPeriods.map((value) => ({
    value,
    label: periodLabels[value],
  }));
  return (
    <CompactSelect
      label="Period"
      value={isCustom ? 'custom' : chosen}
      options={isCustom ? [...options, { value: 'custom', label: labelOf(from, to) }] : options}
      onChange={(value) => value !== 'custom' && onChange({ preset: value })}
    />
  );
}

function labelOf(from: string, to: string): string {
  return from === to ? dayLabel.format(new Date(from)) : dayLabel.formatRange(new Date(from), new Date(to));
}
