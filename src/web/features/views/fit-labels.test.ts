import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitLabels } from './fit-labels.ts';

const fit = (labels: readonly string[], room: number) => fitLabels(labels, (label) => label, room);

test('as many labels as the line has room for, and the count of the rest', () => {
  const labels = ['Delivery', 'Assembly', 'Missing parts', 'Delight'];
  expect(fit(labels, 1000)).toEqual({ shown: labels, hidden: [] });
  expect(fit(labels, 220)).toEqual({ shown: ['Delivery', 'Assembly'], hidden: ['Missing parts', 'Delight'] });
  expect(fit(labels, 20)).toEqual({ shown: ['Delivery'], hidden: ['Assembly', 'Missing parts', 'Delight'] });
  expect(fit([], 220)).toEqual({ shown: [], hidden: [] });
});

test('every label is either shown or counted, and a wider line never shows fewer', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.nat(800), fc.nat(400), (labels, room, more) => {
      const { shown, hidden } = fit(labels, room);
      expect([...shown, ...hidden]).toEqual(labels);
      expect(fit(labels, room + more).shown.length).toBeGreaterThanOrEqual(shown.length);
    }),
  );
});
