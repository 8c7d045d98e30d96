import { expect, test } from 'vitest';
import { isWebhookTimely } from './is-webhook-timely.ts';

test.each([
  [0, true],
  [300, true],
  [301, false],
  [-300, true],
  [-301, false],
])('a webhook %s s old is timely: %s', (age, timely) => {
  const now = new Date('2026-01-01T00:00:00Z');
  expect(isWebhookTimely(now.getTime() / 1000 - age, now)).toBe(timely);
});
