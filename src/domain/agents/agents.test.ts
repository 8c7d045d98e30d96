import { describe, expect, test } from 'vitest';
import { parseCronExpression } from '#domain/automations/cron-expression.ts';
import type { AgentSettings } from './agent.ts';
import { parseAgent } from './parse-agent.ts';
import { choiceOf, cronOf, scheduleRhythms, scheduleText } from './schedule-choice.ts';

const settings: AgentSettings = {
  name: 'Weekly export report',
  prompt: 'Why do people give up on the export?',
  trigger: 'schedule',
  cron: '0 9 * * 1',
  timeZone: 'Europe/Berlin',
  event: null,
  filter: null,
  tools: ['search'],
  documentKind: 'insight',
  projectId: null,
  maxSteps: 6,
  maxTokens: 50_000,
  runsPerDay: 10,
};

describe('parseAgent', () => {
  test('keeps what the trigger and the tools need, and drops the rest', () => {
    const parsed = parseAgent({
      ...settings,
      name: '  Weekly  ',
      trigger: 'event',
      event: 'note:created',
      tools: ['notify', 'search', 'search'],
      projectId: 'p',
    });
    expect(parsed).toEqual({
      ok: true,
      value: {
        ...settings,
        name: 'Weekly',
        trigger: 'event',
        event: 'note:created',
        cron: null,
        timeZone: null,
        tools: ['search', 'notify'],
        projectId: null,
      },
    });
  });

  test.each([
    [{ name: ' ' }, 'Name must not be empty'],
    [{ prompt: '…' }, 'Prompt must have words'],
    [{ prompt: 'a'.repeat(10_001) }, 'Prompt must be at most 10,000 characters'],
    [{ cron: '0 25 * * *' }, 'The hour of the schedule is not valid'],
    [{ cron: null }, 'A schedule needs five fields: minute, hour, day of month, month and day of week'],
    [{ timeZone: 'Mars/Base' }, 'Unknown time zone'],
    [{ trigger: 'event' }, 'Choose what the agent waits for'],
    [{ tools: ['read', 'notify'] }, 'Allow Search or Themes: without them an agent finds nothing to read'],
    [{ tools: ['search', 'createDoc'] }, 'Choose the project that documents are created in'],
    [{ maxSteps: 13 }, 'Steps must be from 1 to 12'],
    [{ maxTokens: 0.5 }, 'Tokens must be from 1,000 to 200,000'],
    [{ runsPerDay: 0 }, 'Runs a day must be from 1 to 24'],
  ] as const)('refuses %j', (change, message) => {
    expect(parseAgent({ ...settings, ...change })).toEqual({ ok: false, message });
  });
});

describe('schedules in words', () => {
  const choice = { hour: 9, minute: 5, weekday: 5, day: 12 };

  test.each(scheduleRhythms)('%s is read back as it was chosen', (rhythm) => {
    const cron = cronOf({ ...choice, rhythm });
    expect(parseCronExpression(cron)).toEqual({ ok: true, value: cron });
    expect(choiceOf(cron)).toMatchObject({ rhythm, hour: 9, minute: 5 });
    expect(cronOf(choiceOf(cron) ?? { ...choice, rhythm })).toBe(cron);
  });

  test.each([
    ['0 9 * * *', 'Every day at 09:00'],
    ['30 17 * * 1-5', 'Every weekday at 17:30'],
    ['0 9 * * 0', 'Every Sunday at 09:00'],
    ['0 9 12 * *', 'On day 12 of every month at 09:00'],
    ['*/15 * * * *', 'On the schedule */15 * * * *'],
    ['0 9 31 * *', 'On the schedule 0 9 31 * *'],
    ['0 9 1 * 1', 'On the schedule 0 9 1 * 1'],
  ])('%s', (cron, words) => {
    expect(scheduleText(cron)).toBe(words);
  });
});
