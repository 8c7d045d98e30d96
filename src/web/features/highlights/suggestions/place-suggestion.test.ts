import { describe, expect, it } from 'vitest';
import { cleanNode } from '#editor/check/clean-document.ts';
import { toText } from '#editor/text/to-text.ts';
import { placeSuggestion } from './place-suggestion.ts';

const node = cleanNode({
  type: 'doc',
  content: ['It was slow.', 'Really slow.', 'Then slow again.'].map((text) => ({
    type: 'paragraph',
    content: [{ type: 'text', text }],
  })),
});
const text = toText(node);
const placed = (selectedText: string, startOffset: number | null) => {
  const range = placeSuggestion(text, { selectedText, startOffset });
  return range && [range.from, node.textBetween(range.from, range.to, '\n')];
};

describe('a suggestion stands at its words', () => {
  it('the ones nearest to where they stood', () => {
    expect(placed('slow', 7)).toEqual([8, 'slow']);
    expect(placed('slow', 21)).toEqual([22, 'slow']);
    expect(placed('slow', 900)).toEqual([34, 'slow']);
    expect(placed('slow', null)).toEqual([8, 'slow']);
  });

  it('over the end of a block', () => {
    expect(placed('slow.\nReally', 0)?.[1]).toBe('slow.\nReally');
  });

  it('nowhere when they are gone', () => {
    expect(placed('fast', 0)).toBeNull();
    expect(placed('', 0)).toBeNull();
  });
});
