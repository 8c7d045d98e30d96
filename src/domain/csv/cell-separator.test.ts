import { describe, expect, test } from 'vitest';
import { inferSeparator, splitCell } from './cell-separator.ts';

const forms = ['Slack', 'Slack, Teams', 'Teams, Zoom', 'Zoom', 'Slack, Teams, Zoom', 'Teams'];

describe('what is between the options of a column', () => {
  test.each([
    ['semicolons', forms.map((cell) => cell.replaceAll(', ', '; ')), ';'],
    ['bars', forms.map((cell) => cell.replaceAll(', ', '|')), '|'],
    ['lines', forms.map((cell) => cell.replaceAll(', ', '\n')), '\n'],
    ['commas', forms, ','],
    ['commas without a blank', forms.map((cell) => cell.replaceAll(', ', ',')), ','],
    ['nothing', ['Slack', 'Teams', 'Slack', 'Teams', 'Slack'], ';'],
    ['commas in what people wrote', ['It is slow, really', 'Slow', 'I would, but', 'No, never', 'Slow'], ';'],
    ['commas in options', ['Yes, but slowly', 'Yes', 'No', 'Yes, but slowly', 'Yes', 'No'], ';'],
    [
      'commas in places',
      [
        'Berlin, Germany',
        'Munich, Germany',
        'Berlin, Germany',
        'Munich, Germany',
        'Paris, France',
        'Paris, France',
      ],
      ';',
    ],
    ['commas in numbers', ['1,000', '1,000', '2,000', '1,000', '2,000', '2,000'], ';'],
  ])('%s', (_, cells, separator) => expect(inferSeparator(cells)).toBe(separator));

  test('divides a cell without blanks and empty parts', () => {
    expect(splitCell(' Price ;; Speed;', ';')).toEqual(['Price', 'Speed']);
    expect(splitCell('1,000 users, 2,000 users', ',')).toEqual(['1,000 users', '2,000 users']);
    expect(splitCell('Slack,', ',')).toEqual(['Slack,']);
  });
});
