import { describe, expect, test } from 'vitest';
import { parsePassword, passwordRules, unmetPasswordRules } from './password.ts';

const good = 'Correct-horse1';

describe('password', () => {
  test('the rules', () => {
    expect(passwordRules.map((rule) => rule.id)).toEqual([
      'min-length',
      'max-length',
      'upper-case',
      'lower-case',
      'digit',
      'non-word',
    ]);
  });

  test.each([
    ['Aa1!Aa1!Aa1', ['min-length']],
    ['Aa1!Aa1!Aa1!', []],
    [`Aa1!${'x'.repeat(124)}`, []],
    [`Aa1!${'x'.repeat(125)}`, ['max-length']],
    ['correct-horse1', ['upper-case']],
    ['CORRECT-HORSE1', ['lower-case']],
    ['Correct-horses', ['digit']],
    ['Correcthorse1', ['non-word']],
    ['Correct_horse1', ['non-word']],
    ['', ['min-length', 'upper-case', 'lower-case', 'digit', 'non-word']],
    [' Correct horse1 ', []],
    ['Пароль-Москва1', []],
  ])('%j leaves %j unmet', (password, unmet) => {
    expect(unmetPasswordRules(password).map((rule) => rule.id)).toEqual(unmet);
    expect(parsePassword(password).ok).toBe(unmet.length === 0);
  });

  test('counts an emoji as one character', () => {
    expect(unmetPasswordRules(`Aa1${'😀'.repeat(8)}`).map((rule) => rule.id)).toEqual(['min-length']);
    expect(unmetPasswordRules(`Aa1${'😀'.repeat(125)}`)).toEqual([]);
  });

  test('says all that is missing in one sentence and never trims', () => {
    expect(parsePassword('correcthorse')).toEqual({
      ok: false,
      message: 'Password must have an upper-case letter, a digit and a symbol such as ! or #',
    });
    expect(parsePassword('Aa1!')).toEqual({
      ok: false,
      message: 'Password must have at least 12 characters',
    });
    expect(parsePassword(` ${good} `)).toEqual({ ok: true, value: ` ${good} ` });
  });
});
