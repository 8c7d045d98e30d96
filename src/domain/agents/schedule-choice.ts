/** Rhythms that people choose by name; any other is written as a cron expression. */
export const scheduleRhythms = ['daily', 'weekdays', 'weekly', 'monthly'] as const;
export type ScheduleRhythm = (typeof scheduleRhythms)[number];

export type ScheduleChoice = {
  readonly rhythm: ScheduleRhythm;
  readonly hour: number;
  readonly minute: number;
  /** Sunday is 0. Of a weekly one. */
  readonly weekday: number;
  /** Of a monthly one. Every month has the first 28. */
  readonly day: number;
};

export const weekdayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
export const lastDayOfEveryMonth = 28;

export function cronOf({ rhythm, hour, minute, weekday, day }: ScheduleChoice): string {
  const time = `${minute} ${hour}`;
  switch (rhythm) {
    case 'daily':
      return `${time} * * *`;
    case 'weekdays':
      return `${time} * * 1-5`;
    case 'weekly':
      return `${time} * * ${weekday}`;
    case 'monthly':
      return `${time} ${day} * *`;
    default:
      return rhythm satisfies never;
  }
}

/** Null for a cron expression that is none of the choices. */
export function choiceOf(cron: string): ScheduleChoice | null {
  const match = /^(\d{1,2}) (\d{1,2}) (\*|\d{1,2}) \* (\*|1-5|[0-6])$/.exec(cron);
  if (!match) return null;
  const [, minute, hour, day = '*', weekday = '*'] = match;
  const time = { hour: Number(hour), minute: Number(minute), weekday: 1, day: 1 };
  if (day !== '*')
    return weekday === '*' && Number(day) <= lastDayOfEveryMonth
      ? { ...time, rhythm: 'monthly', day: Number(day) }
      : null;
  if (weekday === '*') return { ...time, rhythm: 'daily' };
  if (weekday === '1-5') return { ...time, rhythm: 'weekdays' };
  return { ...time, rhythm: 'weekly', weekday: Number(weekday) };
}

/** "Every Monday at 09:00" */
export function scheduleText(cron: string): string {
  const choice = choiceOf(cron);
  if (!choice) return `On the schedule ${cron}`;
  const time = `${twoDigits(choice.hour)}:${twoDigits(choice.minute)}`;
  switch (choice.rhythm) {
    case 'daily':
      return `Every day at ${time}`;
    case 'weekdays':
      return `Every weekday at ${time}`;
    case 'weekly':
      return `Every ${weekdayNames[choice.weekday] ?? 'week'} at ${time}`;
    case 'monthly':
      return `On day ${choice.day} of every month at ${time}`;
    default:
      return choice.rhythm satisfies never;
  }
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
