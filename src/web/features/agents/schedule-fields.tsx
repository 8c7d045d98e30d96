import {
  choiceOf,
  cronOf,
  lastDayOfEveryMonth,
  weekdayNames,
  type ScheduleChoice,
  type ScheduleRhythm,
} from '#domain/agents/schedule-choice.ts';
import { SelectField, TextField } from '#web/ui/text-field.tsx';
import classes from './agents.module.css';

const rhythmLabels: Record<ScheduleRhythm | 'custom', string> = {
  daily: 'Every day',
  weekdays: 'Every weekday',
  weekly: 'Every week',
  monthly: 'Every month',
  custom: 'Custom (cron)',
};
const rhythms = Object.keys(rhythmLabels) as (keyof typeof rhythmLabels)[];
const usual: ScheduleChoice = { rhythm: 'daily', hour: 9, minute: 0, weekday: 1, day: 1 };
const zones = Intl.supportedValuesOf('timeZone');

export type ScheduleFieldsProps = {
  cron: string;
  timeZone: string;
  isCustom: boolean;
  onCustom: (isCustom: boolean) => void;
  onChange: (change: { cron?: string; timeZone?: string }) => void;
};

/** Rhythms in plain words; any other as a cron expression. */
export function ScheduleFields({ cron, timeZone, isCustom, onCustom, onChange }: ScheduleFieldsProps) {
  const known = choiceOf(cron);
  const choice = known ?? usual;
  const choose = (change: Partial<ScheduleChoice>) => onChange({ cron: cronOf({ ...choice, ...change }) });
  const shown = isCustom || !known ? 'custom' : known.rhythm;
  return (
    <div className={classes.fields}>
      <SelectField
        label="Repeats"
        value={shown}
        options={rhythms.map((value) => ({ value, label: rhythmLabels[value] }))}
        onChange={({ target: { value } }) => {
          const rhythm = rhythms.find((one) => one === value);
          onCustom(rhythm === 'custom');
          if (rhythm !== undefined && rhythm !== 'custom') choose({ rhythm });
        }}
      />
      {shown === 'custom' && (
        <TextField
          label="Cron expression"
          hint="Minute, hour, day of month, month, day of week"
          value={cron}
          onChange={(event) => onChange({ cron: event.target.value })}
        />
      )}
      {shown === 'weekly' && (
        <SelectField
          label="Day"
          value={String(choice.weekday)}
          options={weekdayNames.map((label, at) => ({ value: String(at), label }))}
          onChange={(event) => choose({ weekday: Number(event.target.value) })}
        />
      )}
      {shown === 'monthly' && (
        <SelectField
          label="Day of the month"
          value={String(choice.day)}
          options={Array.from({ length: lastDayOfEveryMonth }, (_, at) => ({
            value: String(at + 1),
            label: String(at + 1),
          }))}
          onChange={(event) => choose({ day: Number(event.target.value) })}
        />
      )}
      {shown !== 'custom' && (
        <TextField
          label="Time"
          type="time"
          value={`${twoDigits(choice.hour)}:${twoDigits(choice.minute)}`}
          onChange={(event) => {
            const [hour, minute] = event.target.value.split(':').map(Number);
            if (hour !== undefined && minute !== undefined) choose({ hour, minute });
          }}
        />
      )}
      <SelectField
        label="Time zone"
        value={timeZone}
        options={[...new Set([timeZone, 'UTC', ...zones])].map((value) => ({ value, label: value }))}
        onChange={(event) => onChange({ timeZone: event.target.value })}
      />
    </div>
  );
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
