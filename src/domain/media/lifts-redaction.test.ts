import { expect, test } from 'vitest';
import { liftsRedaction } from './lifts-redaction.ts';

const muted = { start: 1, end: 4, videoBlur: false, videoCover: false, audioMuted: true };
const both = { ...muted, videoBlur: true };
const covered = { ...both, videoCover: true };

test.each([
  ['nothing was hidden', [], [muted], false],
  ['the same again', [muted], [muted], false],
  ['a wider one', [muted], [{ ...muted, start: 0, end: 9 }], false],
  ['more is hidden', [muted], [both], false],
  ['one is removed', [muted, both], [muted], true],
  ['all are removed', [muted], [], true],
  ['a shorter one', [muted], [{ ...muted, end: 3 }], true],
  ['a moved one', [muted], [{ ...muted, start: 2, end: 5 }], true],
  ['the picture is shown again', [both], [muted], true],
  ['a blur instead of a cover', [covered], [both], true],
])('%s', (_name, before, after, lifts) => expect(liftsRedaction(before, after)).toBe(lifts));
