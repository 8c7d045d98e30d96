import { describe, expect, test } from 'vitest';
import { findOptionColumns } from './option-columns.ts';
import { readTick } from './read-tick.ts';

const columns = (table: readonly (readonly string[])[]) => {
  const [headers = [], ...rows] = table;
  return headers.map((header, at) => ({ header, cells: rows.map((cells) => cells[at] ?? '') }));
};
const found = (...table: readonly (readonly string[])[]) =>
  findOptionColumns(columns(table)).map((option) => option && `${option.question} → ${option.label}`);

describe('columns of one question', () => {
  test.each([
    ['brackets', 'Which do you use? [Slack]', 'Which do you use? [Teams]'],
    ['a dash', 'Which do you use? - Slack', 'Which do you use? - Teams'],
    [
      'what Qualtrics adds',
      'Which do you use? - Selected Choice - Slack',
      'Which do you use? - Selected Choice - Teams',
    ],
    ['round brackets', 'Which do you use? (Slack)', 'Which do you use? (Teams)'],
    ['a blank', 'Which do you use? Slack', 'Which do you use? Teams'],
  ])('are told by %s', (_, slack, teams) => {
    const expected = ['Which do you use? → Slack', 'Which do you use? → Teams', null];
    expect(found([slack, teams, 'Country'], ['Slack', '', 'Chile'], ['Slack', 'Teams', 'Peru'])).toEqual(
      expected,
    );
    expect(found([slack, teams, 'Country'], ['1', '0', 'Chile'], ['0', '1', 'Peru'])).toEqual(expected);
    expect(found([slack, teams, 'Country'], ['x', '', 'Chile'], ['', 'x', 'Peru'])).toEqual(expected);
    expect(found([slack, teams, 'Country'], ['TRUE', 'FALSE', 'Chile'], ['yes', 'no', 'Peru'])).toEqual(
      expected,
    );
  });

  test('are told by the number of the question', () => {
    expect(found(['Q5: Slack', 'Q5: Teams', 'Q6: Why?'], ['1', '0', 'Because'])).toEqual([
      'Q5 → Slack',
      'Q5 → Teams',
      null,
    ]);
  });

  test('are told by cells that repeat what is behind a dash', () => {
    expect(found(['Tools - Slack', 'Tools - Teams'], ['Slack', ''], ['', 'Teams'])).toEqual([
      'Tools → Slack',
      'Tools → Teams',
    ]);
    expect(found(['Contact - Active', 'Contact - Subscribed'], ['yes', 'no'])).toEqual([null, null]);
  });

  test('may all have the header of the question', () => {
    expect(found(['Tools used', 'Tools used', 'Age'], ['Slack', '', '30'], ['', 'Teams', '31'])).toEqual([
      'Tools used → Slack',
      'Tools used → Teams',
      null,
    ]);
  });

  test('may be named by their options only', () => {
    expect(found(['Slack', 'Teams', 'Country'], ['Slack', '', 'Chile'], ['Slack', 'Teams', 'Peru'])).toEqual([
      'Slack, Teams → Slack',
      'Slack, Teams → Teams',
      null,
    ]);
  });

  test('leave words of other answers to a question of their own', () => {
    expect(
      found(['Why? [Price]', 'Why? [Speed]', 'Why? [Other (please specify)]'], ['1', '0', 'My boss said so']),
    ).toEqual(['Why? → Price', 'Why? → Speed', null]);
  });

  test('keep an option that nobody chose', () => {
    expect(found(['Why? [Price]', 'Why? [Speed]'], ['Price', ''], ['Price', ''])).toEqual([
      'Why? → Price',
      'Why? → Speed',
    ]);
  });
});

describe('columns of questions of their own', () => {
  test.each([
    ['a grid', ['How satisfied? [Price]', 'How satisfied? [Speed]'], ['Good', 'Bad']],
    ['numbered questions', ['Q5. Do you drive?', 'Q5. Do you swim?'], ['yes', 'no']],
    ['one column alone', ['Which? [Slack]', 'Country'], ['1', 'Chile']],
    ['empty columns', ['Which? [Slack]', 'Which? [Teams]'], ['', '']],
    ['words', ['Tools used', 'Tools used'], ['Slack and others', 'Slack and others']],
  ])('%s', (_, headers, row) => expect(found(headers, row)).toEqual(headers.map(() => null)));
});

test.each([
  ['', false],
  ['0', false],
  ['No', false],
  ['☐', false],
  ['1', true],
  ['1.0', true],
  ['X', true],
  ['✓', true],
  ['Slack', null],
])('%j ticks: %s', (cell, is) => expect(readTick(cell)).toBe(is));
