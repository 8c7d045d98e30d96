import { describe, expect, test } from 'vitest';
import { findHeaderRows } from './header-rows.ts';
import { skipRepeated } from './skip-repeated.ts';
import { skipped } from './column-choice.ts';

describe('what names the columns', () => {
  test('the first row', () => {
    const rows = [
      ['Title', 'Why?'],
      ['Call', 'Response'],
    ];
    expect(findHeaderRows(rows)).toEqual({ headers: ['Title', 'Why?'], rowsAbove: 1 });
  });

  test('Qualtrics: questions in the second row, ids in the third', () => {
    const rows = [
      ['StartDate', 'Q1', 'Q2_1'],
      ['Start Date', 'How was\nit?', ''],
      [
        '{"ImportId":"startDate","timeZone":"America/Denver"}',
        '{"ImportId":"QID1"}',
        '{"ImportId":"QID2_1"}',
      ],
      ['2026-01-15 10:00:00', 'Good', 'A'],
    ];
    expect(findHeaderRows(rows)).toEqual({ headers: ['Start Date', 'How was it?', 'Q2_1'], rowsAbove: 3 });
  });

  test('SurveyMonkey: questions, and their options below', () => {
    const rows = [
      ['Respondent ID', 'Start Date', 'Which do you use?', '', '', 'Why?', 'How happy are you?'],
      ['', '', 'Mail', 'Chat', 'Other (please specify)', 'Open-Ended Response', 'Response'],
      ['114', '01/15/2026 01:45:12 PM', 'Mail', '', '', 'It is quick', 'Very'],
    ];
    expect(findHeaderRows(rows)).toEqual({
      headers: [
        'Respondent ID',
        'Start Date',
        'Which do you use? [Mail]',
        'Which do you use? [Chat]',
        'Which do you use? [Other (please specify)]',
        'Why?',
        'How happy are you?',
      ],
      rowsAbove: 2,
    });
  });

  test('below the titles of a report, where columns of numbers or days say so', () => {
    const report = [
      ['Feedback', '', ''],
      ['Made on Monday'],
      ['Title', 'Rating', 'Date'],
      ['A', '2', '2026-01-02'],
    ];
    const found = { headers: ['Title', 'Rating', 'Date'], rowsAbove: 3 };
    expect(findHeaderRows(report)).toEqual(found);
    expect(findHeaderRows(report, false)).toEqual(found);
    expect(findHeaderRows(report, true).isUnnamed).toBe(true);
    const board = [['Retro'], ['Slow export', 'Nice colors'], ['Good team', 'No docs']];
    expect(findHeaderRows(board).isUnnamed).toBe(true);
  });

  test('below what Excel says of the file', () => {
    expect(
      findHeaderRows([
        ['sep=', ''],
        ['Title', 'Text'],
        ['a', 'b'],
      ]),
    ).toEqual({
      headers: ['Title', 'Text'],
      rowsAbove: 2,
    });
  });
});

test('columns that are the same thing are skipped but the first', () => {
  const title = { ...skipped, use: 'TITLE' } as const;
  const field = { ...skipped, use: 'FIELD', fieldId: 'a' } as const;
  const content = { ...skipped, use: 'CONTENT' } as const;
  expect(skipRepeated([title, field, content, title, field, content], [])).toEqual([
    title,
    field,
    content,
    skipped,
    skipped,
    content,
  ]);
});

describe('a table without names', () => {
  const unnamed = { headers: ['Column 1', 'Column 2'], rowsAbove: 0, isUnnamed: true };
  const named = (rows: readonly (readonly string[])[]) => ({ headers: rows[0], rowsAbove: 1 });

  test.each([
    [
      'an address',
      [
        ['Ada', 'ada@example.com'],
        ['Bo', 'bo@example.com'],
      ],
    ],
    [
      'a link',
      [
        ['Ada', 'https://a.example'],
        ['Bo', 'https://b.example'],
      ],
    ],
    [
      'a day',
      [
        ['2026-01-02', 'Slow'],
        ['2026-01-03', 'Quick'],
      ],
    ],
    [
      'an amount',
      [
        ['Ada', '34'],
        ['Bo', '29'],
      ],
    ],
    [
      'an answer that comes back',
      [
        ['Yes', 'Why not'],
        ['No', 'a'],
        ['Yes', 'b'],
        ['No', 'c'],
        ['Yes', 'd'],
        ['No', 'e'],
      ],
    ],
  ])('is told by %s in its first row', (_, rows) => expect(findHeaderRows(rows)).toEqual(unnamed));

  test.each([
    [
      'names',
      [
        ['Name', 'E-mail'],
        ['Ada', 'ada@example.com'],
      ],
    ],
    [
      'years',
      [
        ['2024', '2025'],
        ['10', '12'],
        ['11', '14'],
      ],
    ],
    [
      'a scale',
      [
        ['1', '2'],
        ['0', '1'],
        ['1', '0'],
      ],
    ],
    [
      'days above amounts',
      [
        ['2026-01-01', '2026-02-01'],
        ['10', '12'],
      ],
    ],
    [
      'options that their cells repeat',
      [
        ['Slack', 'Teams'],
        ['Slack', ''],
        ['Slack', 'Teams'],
        ['Slack', ''],
        ['Slack', ''],
        ['Slack', ''],
      ],
    ],
    [
      'names that come back between files',
      [
        ['Name', 'Age'],
        ['Ada', '1'],
        ['Bo', '2'],
        ['Name', 'Age'],
        ['Cy', '3'],
        ['Di', '4'],
      ],
    ],
  ])('is not one with %s in it', (_, rows) => expect(findHeaderRows(rows)).toEqual(named(rows)));

  test('is what the person says it is', () => {
    const rows = [
      ['Ada', 'Slow'],
      ['Bo', 'Quick'],
    ];
    expect(findHeaderRows(rows)).toEqual(named(rows));
    expect(findHeaderRows(rows, true)).toEqual(unnamed);
    const mails = [
      ['a@example.com', 'b@example.com'],
      ['c@example.com', 'd@example.com'],
    ];
    expect(findHeaderRows(mails, false)).toEqual(named(mails));
    expect(findHeaderRows([['sep=;', ''], ...rows], true)).toEqual({ ...unnamed, rowsAbove: 1 });
  });
});
