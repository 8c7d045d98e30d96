import { describe, expect, it } from 'vitest';
import { bestTags, isSameTitle, matchTag } from './match-tag.ts';

const tags = ['Delivery slot', 'Slow', 'Delight', 'Late delivery', 'Sélection', 'Packaging waste'].map(
  (title, index) => ({ title, highlightCount: index }),
);
const titles = (query: string) => bestTags(tags, query, 9).map(({ title }) => title);

describe('two letters find a tag', () => {
  it('start of the title, start of a word, initials, anywhere, letters in order', () => {
    expect(titles('de')).toEqual(['Delight', 'Delivery slot', 'Late delivery']);
    expect(titles('sl').slice(0, 2)).toEqual(['Slow', 'Delivery slot']);
    expect(titles('pw')).toEqual(['Packaging waste']);
    expect(titles('ivery')).toEqual(['Late delivery', 'Delivery slot']);
    expect(titles('dsl')).toEqual(['Delivery slot']);
    expect(titles('xyz')).toEqual([]);
  });

  it('without minding case or accents', () => {
    expect(titles('SELE')).toEqual(['Sélection']);
    expect(isSameTitle(' slow', 'SLOW')).toBe(true);
  });

  it('ranks fewer skipped letters first', () => {
    expect(matchTag('abxc', 'abc')).toBeLessThan(matchTag('axbxc', 'abc') ?? 0);
  });

  it('answers for 5,000 tags at the speed of typing', () => {
    const many = Array.from({ length: 5000 }, (_, index) => ({
      title: `Theme number ${index}`,
      highlightCount: 0,
    }));
    bestTags(many, 'tn', 8);
    const start = performance.now();
    bestTags(many, 'tn4', 8);
    expect(performance.now() - start).toBeLessThan(100);
  });
});
