import { expect, test } from 'vitest';
import { titleOfTexts } from './title-of-texts.ts';

test.each([
  [[], ''],
  [['Fine', 'The export  is\nslow'], 'The export is slow'],
  [[`${'word '.repeat(16)}and more`], `${'word '.repeat(15)}word…`],
  [['x'.repeat(90)], `${'x'.repeat(80)}…`],
])('%j is called %j', (texts, title) => expect(titleOfTexts(texts)).toBe(title));
