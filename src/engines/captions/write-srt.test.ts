import { expect, test } from 'vitest';
import { writeSrt } from './write-srt.ts';

test('each caption has a number, its times and one line', () => {
  const captions = [
    { start: 0, end: 1.5, text: 'Hello\n\nthere' },
    { start: 3661.25, end: 3662, text: 'a --> b', speaker: 'Ada\nLee' },
  ];
  expect(writeSrt(captions)).toBe(
    '1\r\n00:00:00,000 --> 00:00:01,500\r\nHello there\r\n\r\n2\r\n01:01:01,250 --> 01:01:02,000\r\nAda Lee: a → b\r\n\r\n',
  );
});
