import { expect, it } from 'vitest';
import { noteTitleOf, paragraphsOf } from './note-of-point.ts';

it('is titled by its first words', () => {
  expect(noteTitleOf('It came\n late ')).toBe('It came late');
  const long = noteTitleOf(
    'The parcel was late and nobody told me where it was or when it would come, which is bad',
  );
  expect(long).toBe('The parcel was late and nobody told me where it was or when it would come,…');
  expect(noteTitleOf('😀'.repeat(100))).toBe(`${'😀'.repeat(79)}…`);
});

it('has a paragraph for each line that says something', () => {
  expect(paragraphsOf(' One\r\n\nTwo \rThree')).toEqual(['One', 'Two', 'Three']);
});
