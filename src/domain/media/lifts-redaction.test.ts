import { expect, test } from 'vitest';
import { liftsRedaction } from './lifts-redaction.ts';

const muted = { start: 1, end: 4, videoBlur: false, videoCover: false, audioMuted: true, area: null };
const both = { ...muted, videoBlur: true };
const area = { x: 0.1, y: 0.1, width: 0.4, height: 0.4 };
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
  ['a part of the picture instead of the whole', [both], [{ ...both, area }], true],
  ['the whole picture instead of a part', [{ ...both, area }], [both], false],
  ['a smaller area', [{ ...both, area }], [{ ...both, area: { ...area, width: 0.2 } }], true],
  ['a moved area', [{ ...both, area }], [{ ...both, area: { ...area, x: 0.2 } }], true],
  ['a larger area', [{ ...both, area }], [{ ...both, area: { ...area, x: 0, width: 0.6 } }], false],
  ['an area that hid nothing', [{ ...muted, area }], [muted], false],
  ['a blur instead of a cover', [covered], [both], true],
])('%s', (_name, before, after, lifts) => expect(liftsRedaction(before, after)).toBe(lifts));
