import { useState } from 'react';
import { parseDayRange } from '#domain/time/date-range.ts';
import { CompactSelect } from '#web/ui/compact-select.tsx';
import { CustomDays } from './custom-days.tsx';
import { daysHash, periodLabels, shownPeriods, type PeriodHash, type ShownPeriod } from './period.ts';

export type PeriodSelectProps = {
  hash: PeriodHash;
  /** What an address without a period means. */
  usual: ShownPeriod;
  onChange: (hash: PeriodHash) => void;
};

const options: readonly { value: ShownPeriod | 'custom'; label: string }[] = [
  ...shownPeriods.map((value) => ({ value, label: periodLabels[value] })),
  { value: 'custom', label: 'Custom' },
];

/** A usual period, or two days of one's own: they are in the address, where a chart or a link puts them too. */
export function PeriodSelect({ hash, usual, onChange }: PeriodSelectProps) {
  const [isChoosing, setChoosing] = useState(false);
  const range = parseDayRange(hash);
  const isCustom = range !== undefined && (hash.preset === undefined || hash.preset === 'custom');
  const chosen = shownPeriods.find((shown) => shown === hash.preset) ?? usual;
  return (
    <>
      <CompactSelect
        label="Period"
        value={isCustom || isChoosing ? 'custom' : chosen}
        options={options}
        onChange={(value) => {
          setChoosing(value === 'custom');
          if (value !== 'custom') onChange({ preset: value });
        }}
      />
      {(isCustom || isChoosing) && (
        <CustomDays
          key={`${range?.from} ${range?.to}`}
          range={isCustom ? range : undefined}
          onChange={(days) => onChange(daysHash(days))}
        />
      )}
    </>
  );
}
