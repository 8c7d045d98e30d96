import { describe, expect, test } from 'vitest';
import { answersInCell } from './answer-in-cell.ts';
import { maxEncodedOptions, parseQuestionOptions, parseQuestionResponse } from './question-options.ts';
import { questionTypes } from './question-types.ts';

const id = (n: number) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`;

test('the three types', () => {
  expect(questionTypes).toEqual(['FREE_TEXT', 'MULTI_SELECT', 'SINGLE_SELECT']);
});

describe('options', () => {
  test('are trimmed', () => {
    expect(parseQuestionOptions('MULTI_SELECT', [{ id: id(1), optionText: ' Yes ' }])).toEqual({
      ok: true,
      value: [{ id: id(1), optionText: 'Yes' }],
    });
  });

  test.each([
    [' ', 'Option must not be empty'],
    ['a'.repeat(2501), 'Option must be at most 2,500 characters'],
  ])('refuses %j', (optionText, message) => {
    expect(parseQuestionOptions('SINGLE_SELECT', [{ id: id(1), optionText }])).toEqual({
      ok: false,
      message,
    });
  });

  test('hold 2500 characters', () => {
    const option = { id: id(1), optionText: 'a'.repeat(2500) };
    expect(parseQuestionOptions('SINGLE_SELECT', [option]).ok).toBe(true);
  });

  test('need an id', () => {
    expect(parseQuestionOptions('SINGLE_SELECT', [{ id: '1', optionText: 'Yes' }]).ok).toBe(false);
  });

  test('are too many when their JSON grows past the limit', () => {
    const option = (n: number, length: number) => ({ id: id(n), optionText: 'a'.repeat(length) });
    const full = Array.from({ length: 39 }, (_, n) => option(n, 2500));
    const room = maxEncodedOptions - JSON.stringify([...full, option(99, 0)]).length;
    expect(parseQuestionOptions('MULTI_SELECT', [...full, option(99, room)]).ok).toBe(true);
    expect(parseQuestionOptions('MULTI_SELECT', [...full, option(99, room + 1)])).toEqual({
      ok: false,
      message: 'Too many options.',
    });
  });

  test('do not go with free text', () => {
    expect(parseQuestionOptions('FREE_TEXT', [])).toEqual({ ok: true, value: [] });
    expect(parseQuestionOptions('FREE_TEXT', [{ id: id(1), optionText: 'a' }]).ok).toBe(false);
  });
});

test('responses', () => {
  const options = [1, 2].map((n) => ({ id: id(n), optionText: `${n}` }));
  const both = options.map((option) => option.id);
  expect(parseQuestionResponse({ type: 'MULTI_SELECT', options }, [...both, id(1)])).toEqual({
    ok: true,
    value: both,
  });
  expect(parseQuestionResponse({ type: 'SINGLE_SELECT', options }, both)).toEqual({
    ok: false,
    message: 'Choose one option',
  });
  expect(parseQuestionResponse({ type: 'MULTI_SELECT', options }, [id(3)]).ok).toBe(false);
});

test('cells of a table name options', () => {
  expect(answersInCell('MULTI_SELECT', ' Price; price;Speed ;')).toEqual(['Price', 'Speed']);
  expect(answersInCell('SINGLE_SELECT', 'Yes; but slowly')).toEqual(['Yes; but slowly']);
  expect(answersInCell('FREE_TEXT', 'Yes; but slowly')).toEqual([]);
});
