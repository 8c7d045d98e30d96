import { describe, expect, it } from 'vitest';
import { matchTags, prototypeOf } from './index.ts';

const at = (degrees: number) =>
  Float32Array.of(Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180));
const tag = (id: string, examples: number[], more: { name?: number; rejected?: number[] } = {}) => {
  const made = prototypeOf({
    id,
    name: more.name === undefined ? undefined : at(more.name),
    examples: examples.map(at),
    rejected: (more.rejected ?? []).map(at),
  });
  if (!made) throw new Error('Nothing is known of it');
  return made;
};

describe('tags from examples', () => {
  it('are ordered by nearness, each with the example that is nearest', () => {
    const found = matchTags(at(10), [tag('far', [80, 90]), tag('near', [30, 12, 0])]);
    expect(found.map(({ id }) => id)).toEqual(['near', 'far']);
    expect(found[0]).toMatchObject({ basis: 'examples', example: 1 });
  });

  it('are known by their name where nobody used them, and not at all without one', () => {
    expect(matchTags(at(5), [tag('new', [], { name: 0 })])[0]).toMatchObject({
      basis: 'name',
      example: undefined,
    });
    expect(prototypeOf({ id: 'none', name: undefined, examples: [], rejected: [] })).toBeUndefined();
  });

  it('match less after a rejection, and not at all nearer to it than to any example', () => {
    const before = tag('slow', [0, 10]);
    const after = tag('slow', [0, 10], { rejected: [50] });
    const score = (text: number, one: typeof before) => matchTags(at(text), [one])[0]?.score ?? 0;
    expect(score(25, after)).toBeLessThan(score(25, before));
    expect(score(45, before)).toBeGreaterThan(0.7);
    expect(score(45, after)).toBeLessThanOrEqual(0);
  });
});
