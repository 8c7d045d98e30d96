import { expect, test } from 'vitest';
import { inOrderOfAppearance } from './in-order-of-appearance.ts';

const note = (...speakers: string[]) => ({ participants: [], speakers });

test('riders are counted in the order of their notes, and who interviewed all of them last', () => {
  const notes = [note('Ines', 'Zoe'), note('Ines', 'Adam', 'Speaker 2'), note('Mila', 'Ines')];
  expect([...new Set(inOrderOfAppearance(notes, []))]).toEqual(['Zoe', 'Adam', 'Speaker 2', 'Mila', 'Ines']);
});

test('a member of the workspace is no participant, by their first name either', () => {
  expect(inOrderOfAppearance([note('Robin', 'Zoe'), note('Robin Vale')], ['Robin Vale'])).toEqual([
    'Zoe',
    'Robin',
    'Robin Vale',
  ]);
});

test('a contact who talks in several notes is counted where they come first', () => {
  const notes = [
    { participants: ['Zoe'], speakers: ['Ines', 'Zoe'] },
    { participants: ['Zoe', 'Adam'], speakers: ['Ines', 'Zoe', 'Adam'] },
  ];
  expect([...new Set(inOrderOfAppearance(notes, []))]).toEqual(['Zoe', 'Adam', 'Ines']);
});
