import * as fc from 'fast-check';
import { Transform } from '@tiptap/pm/transform';
import { describe, expect, test } from 'vitest';
import { cleanDocument, cleanNode } from '#editor/check/clean-document.ts';
import { applyHighlight, textOfHighlight } from '#editor/testing/annotate.ts';
import { anyDocument } from '#editor/testing/any-document.ts';
import { countText } from './count-words.ts';
import { findInDocument, replaceRanges } from './find-in-document.ts';
import { outlineOf } from './outline.ts';
import { offsetAt, positionAt } from './text-positions.ts';
import { toText } from './to-text.ts';

const line = (text: string, type = 'paragraph', attrs = {}) => ({
  type,
  attrs,
  content: [{ type: 'text', text }],
});
const doc = (...content: readonly object[]) => cleanDocument({ type: 'doc', content });

describe('plain text', () => {
  test('has a line for each block, also for an empty one and for a picture', () => {
    const document = doc(
      line('Title', 'heading', { level: 1 }),
      { type: 'paragraph' },
      { type: 'bulletList', content: [{ type: 'listItem', content: [line('one')] }] },
      { type: 'image', attrs: { src: '/files/a', alt: 'A chart' } },
      line('Hi', 'utterance', { speakerName: 'Anna' }),
    );
    expect(toText(document).text).toBe('Title\n\none\nA chart\nHi');
    expect(toText(document, { withSpeakers: true }).text).toBe('Title\n\none\nA chart\nAnna: Hi');
  });

  test('leads back to the document from every offset', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const node = cleanNode(document);
        const { text, positions } = toText(document);
        node.descendants((child, position) => {
          if (!child.isText) return;
          const from = offsetAt(positions, position);
          const to = offsetAt(positions, position + child.nodeSize);
          expect(text.slice(from, to)).toBe(child.text);
          for (let offset = from; offset <= to; offset += 1) {
            expect(offsetAt(positions, positionAt(positions, offset))).toBe(offset);
          }
          expect(positionAt(positions, from + 1)).toBe(position + 1);
        });
        expect(positionAt(positions, text.length)).toBeLessThanOrEqual(node.content.size);
      }),
      { numRuns: 40 },
    );
  });

  test('of speakers leads back too', () => {
    const document = doc(line('Hello', 'utterance', { speakerName: 'Anna' }));
    const { text, positions } = toText(document, { withSpeakers: true });
    expect(text).toBe('Anna: Hello');
    expect([positionAt(positions, 2), positionAt(positions, 6), positionAt(positions, 8)]).toEqual([1, 1, 3]);
    expect(offsetAt(positions, 3)).toBe(8);
  });
});

test.each([
  ['', 0],
  ['one two', 2],
  ['it’s state-of-the-art, v1.2', 3],
  ['日本語', 3],
  ['шесть слов здесь', 3],
  ['— … !', 0],
])('words in %j: %i', (text, words) => {
  expect(countText(doc(line(text))).words).toBe(words);
});

test('characters are counted as people count them, without line ends', () => {
  expect(countText(doc(line('a😀'), line('b'))).characters).toBe(3);
});

test('the outline has the headings with their places', () => {
  const document = doc(
    line('First', 'heading', { level: 1 }),
    { type: 'heading', attrs: { level: 2 } },
    { type: 'callout', content: [line(' Inside ', 'heading', { level: 2 })] },
  );
  expect(outlineOf(document)).toEqual([
    { level: 1, text: 'First', position: 0 },
    { level: 2, text: 'Inside', position: 10 },
  ]);
});

describe('find and replace', () => {
  const find = (text: string, query: string, options = {}) => {
    const node = cleanNode(doc(line(text)));
    return findInDocument(node, query, options).map(({ from, to }) => node.textBetween(from, to));
  };

  test('finds without case, by word, and any sign literally', () => {
    expect(find('Café café CAFÉ', 'café')).toHaveLength(3);
    expect(find('Café café CAFÉ', 'café', { matchCase: true })).toHaveLength(1);
    expect(find('cat catalogue cat', 'cat', { wholeWord: true })).toHaveLength(2);
    expect(find('a.b a+b (a|b)', 'a|b')).toEqual(['a|b']);
    expect(find('İstanbul 😀 istanbul', '😀 i')).toEqual(['😀 i']);
    expect(find('x', '')).toEqual([]);
    expect(find('a/b-c', 'b-c')).toEqual(['b-c']);
  });

  test('does not reach over a mention', () => {
    const mention = { type: 'mention', attrs: { id: 'p', label: 'A' } };
    const node = cleanNode(
      doc({ type: 'paragraph', content: [line('ab').content[0], mention, line('cd').content[0]] }),
    );
    expect(findInDocument(node, 'bc')).toEqual([]);
    expect(findInDocument(node, 'cd')).toEqual([{ from: 4, to: 6 }]);
  });

  test('replaces all, keeping highlights on what is replaced', () => {
    const tr = new Transform(cleanNode(doc(line('one two one'))));
    applyHighlight(tr, 1, 4, 'h');
    replaceRanges(tr, findInDocument(tr.doc, 'one'), 'three');
    expect(tr.doc.textContent).toBe('three two three');
    expect(textOfHighlight(tr.doc, 'h')).toBe('three');
    replaceRanges(tr, findInDocument(tr.doc, 'three '), '');
    expect(tr.doc.textContent).toBe('two three');
  });
});
