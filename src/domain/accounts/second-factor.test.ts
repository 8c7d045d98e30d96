import { expect, test } from 'vitest';
import { formatRecoveryCode, parseRecoveryCode } from './second-factor.ts';

test.each(['abcde-fghjk', 'ABCDE FGHJK', ' abcdefghjk '])('“%s” is read as it was printed', (typed) => {
  const parsed = parseRecoveryCode(typed);
  expect(parsed).toEqual({ ok: true, value: 'abcdefghjk' });
  expect(formatRecoveryCode('abcdefghjk')).toBe('abcde-fghjk');
});

test.each(['', 'abcde', 'abcde-fghjkl', 'abcde-fghj1', 'äbcde-fghjk'])(
  '“%s” is no recovery code',
  (typed) => {
    expect(parseRecoveryCode(typed)).toMatchObject({ ok: false });
  },
);
