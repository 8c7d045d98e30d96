import { describe, expect, test } from 'vitest';
import { parseCronExpression } from './cron-expression.ts';
import { parseTimeZone } from './time-zone.ts';

describe('parseCronExpression', () => {
  test.each([
    '* * * * *',
    '0 0 1 1 0',
    '59 23 31 12 7',
    '*/15 9-17 * * mon-fri',
    '0 9 1,15 JAN,jul *',
    '5/10 * * * *',
    '0-30/5 * * * *',
    '0 0 29 2 *',
    '0 0 31 1,2 *',
    '0 0 30 2 1',
  ])('%s', (text) => {
    expect(parseCronExpression(text)).toEqual({ ok: true, value: text });
  });

  test('blanks are evened out', () => {
    expect(parseCronExpression('  0  9 * *\t1 ')).toEqual({ ok: true, value: '0 9 * * 1' });
  });

  const fiveFields = 'A schedule needs five fields: minute, hour, day of month, month and day of week';
  test.each([
    ['', fiveFields],
    ['* * * *', fiveFields],
    ['* * * * * *', fiveFields],
    ['@daily', fiveFields],
    [`* * * * ${'1,'.repeat(100)}1`, fiveFields],
    ['60 * * * *', 'The minute of the schedule is not valid'],
    ['-1 * * * *', 'The minute of the schedule is not valid'],
    ['*/0 * * * *', 'The minute of the schedule is not valid'],
    ['1, * * * *', 'The minute of the schedule is not valid'],
    ['* 24 * * *', 'The hour of the schedule is not valid'],
    ['* 17-9 * * *', 'The hour of the schedule is not valid'],
    ['* * 0 * *', 'The day of month of the schedule is not valid'],
    ['* * 32 * *', 'The day of month of the schedule is not valid'],
    ['* * * 13 *', 'The month of the schedule is not valid'],
    ['* * * mon *', 'The month of the schedule is not valid'],
    ['* * * * 8', 'The day of week of the schedule is not valid'],
    ['* * * * *-5', 'The day of week of the schedule is not valid'],
    ['0 0 30 2 *', 'This schedule never runs'],
    ['0 0 31 4,6,9,11 *', 'This schedule never runs'],
  ])('refuses %j', (text, message) => {
    expect(parseCronExpression(text)).toEqual({ ok: false, message });
  });
});

describe('parseTimeZone', () => {
  test.each(['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'])('%s', (name) => {
    expect(parseTimeZone(` ${name} `)).toEqual({ ok: true, value: name });
  });

  test.each(['', 'Mars/Base', '+02:00', "UTC'; drop table", 'Europe/', 'a'.repeat(65)])(
    'refuses %j',
    (name) => {
      expect(parseTimeZone(name)).toEqual({ ok: false, message: 'Unknown time zone' });
    },
  );
});
