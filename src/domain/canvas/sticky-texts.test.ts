import { expect, it } from 'vitest';
import { stickyTexts } from './sticky-texts.ts';

it('makes one of each line that says something', () => {
  expect(stickyTexts('Late van\r\n\n  Nobody home \n')).toEqual(['Late van', 'Nobody home']);
});

it('makes one of each row of a table', () => {
  expect(stickyTexts('Late van\tAda\nNobody home\t\tBo')).toEqual(['Late van\nAda', 'Nobody home\nBo']);
});

it('makes none of nothing, and no more than a board can tell that it is full', () => {
  expect(stickyTexts(' \n\t\n')).toEqual([]);
  expect(stickyTexts('x\n'.repeat(6000))).toHaveLength(5001);
});
