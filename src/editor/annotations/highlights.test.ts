import * as fc from 'fast-check';
import { Transform } from '@tiptap/pm/transform';
import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { cleanNode } from '#editor/check/clean-document.ts';
import { applyHighlight, textOfHighlight } from '#editor/testing/annotate.ts';
import { editYDoc } from '#editor/yjs/edit-y-doc.ts';
import { nodeFromYDoc } from '#editor/yjs/from-y-doc.ts';
import { toYUpdate } from '#editor/yjs/to-y-update.ts';
import { highlightsAt, rangesOfHighlight, rangesOfHighlights } from './highlights.ts';
import { applyInlineComment, rangesOfInlineComment } from './inline-comments.ts';

const mention = { type: 'mention', attrs: { kind: 'member', id: 'p', label: 'Anna' } };
const node = cleanNode({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'Hello ' }, mention, { type: 'text', text: ' there' }],
    },
    { type: 'codeBlock', content: [{ type: 'text', text: 'code' }] },
  ],
});

describe('highlights', () => {
  test('overlap', () => {
    const tr = new Transform(node);
    applyHighlight(tr, 1, 6, 'a');
    applyHighlight(tr, 3, 14, 'b');
    expect(textOfHighlight(tr.doc, 'a')).toBe('Hello');
    expect(textOfHighlight(tr.doc, 'b')).toBe('llo @Anna there');
    expect(highlightsAt(tr.doc, 4)).toEqual(['a', 'b']);
    expect(highlightsAt(tr.doc, 6)).toEqual(['b', 'a']);
    expect([...rangesOfHighlights(tr.doc).keys()]).toEqual(['a', 'b']);
  });

  test('span blocks, also code', () => {
    const tr = new Transform(node);
    applyHighlight(tr, 8, 20, 'a');
    expect(textOfHighlight(tr.doc, 'a')).toBe(' there\ncode');
    expect(rangesOfHighlight(tr.doc, 'a')).toHaveLength(2);
  });

  test('that lost their middle show the gap', () => {
    const tr = new Transform(node);
    applyHighlight(tr, 1, 3, 'a');
    applyHighlight(tr, 4, 6, 'a');
    expect(textOfHighlight(tr.doc, 'a')).toBe('He … lo');
  });

  test('live beside comments', () => {
    const tr = new Transform(node);
    applyHighlight(tr, 1, 6, 'a');
    applyInlineComment(tr, 1, 4, 't');
    applyInlineComment(tr, 2, 6, 'u');
    expect(rangesOfInlineComment(tr.doc, 't')).toEqual([{ from: 1, to: 4 }]);
    expect(rangesOfInlineComment(tr.doc, 'u')).toEqual([{ from: 2, to: 6 }]);
    expect(textOfHighlight(tr.doc, 'a')).toBe('Hello');
  });
});

/** Every sign differs, so that each can be followed through the edits. */
const signs = Array.from('abcdefghij😀😁👍🏽שלוםכתב\r\n日本語klmnop\u0301qrstuv');
const lengths = signs.map((sign) => sign.length);
const offsetOf = (index: number) => lengths.slice(0, index).reduce((sum, length) => sum + length, 0);

const edit = fc.record({
  at: fc.nat(),
  isInsert: fc.boolean(),
  text: fc.constantFrom('X', '😀Z', '\r\n', 'ע', 'YY'),
  isStyle: fc.boolean(),
});
const edits = fc.array(edit, { maxLength: 6 });
const range = fc.tuple(fc.nat(signs.length - 1), fc.integer({ min: 1, max: signs.length }));

describe('through edits by two people at once', () => {
  test('a highlight keeps its own characters, and gets none from outside', () => {
    fc.assert(
      fc.property(range, range, edits, edits, (first, second, left, right) => {
        const [a, b] = [sharedFrom(first, second), new Y.Doc()];
        Y.applyUpdate(b, Y.encodeStateAsUpdate(a));
        for (const [shared, list] of [
          [a, left],
          [b, right],
        ] as const)
          for (const one of list) applyEdit(shared, one);
        Y.applyUpdate(a, Y.encodeStateAsUpdate(b));
        Y.applyUpdate(b, Y.encodeStateAsUpdate(a));
        const [mine, theirs] = [nodeFromYDoc(a), nodeFromYDoc(b)];
        expect(mine.toJSON()).toEqual(theirs.toJSON());
        for (const [id, bounds] of [
          ['h1', first],
          ['h2', second],
        ] as const) {
          expect(originals(textOfHighlight(mine, id))).toEqual(expected(mine.textContent, bounds));
        }
      }),
      { numRuns: 25 },
    );
  });
});

test('a highlight whose text one deletes while the other types never runs on', () => {
  const [a, b] = [sharedFrom([4, 1], [0, 5]), new Y.Doc()];
  Y.applyUpdate(b, Y.encodeStateAsUpdate(a));
  editYDoc(a, (tr) => tr.delete(1, 2));
  editYDoc(b, (tr) => tr.delete(5, 6));
  Y.applyUpdate(a, Y.encodeStateAsUpdate(b));
  expect(textOfHighlight(nodeFromYDoc(a), 'h1')).toBe('');
  expect(textOfHighlight(nodeFromYDoc(a), 'h2')).toBe('bcd');
});

function sharedFrom(...ranges: readonly (readonly [number, number])[]): Y.Doc {
  const shared = new Y.Doc();
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: signs.join('') }] };
  Y.applyUpdate(shared, toYUpdate(cleanNode({ type: 'doc', content: [paragraph] })));
  editYDoc(shared, (tr) => {
    for (const [index, [from, length]] of ranges.entries()) {
      applyHighlight(
        tr,
        1 + offsetOf(from),
        1 + offsetOf(Math.min(signs.length, from + length)),
        `h${index + 1}`,
      );
    }
  });
  return shared;
}

function applyEdit(
  shared: Y.Doc,
  { at, isInsert, text, isStyle }: { at: number; isInsert: boolean; text: string; isStyle: boolean },
): void {
  editYDoc(shared, (tr) => {
    const content = Array.from(tr.doc.textContent);
    const index = at % (content.length + 1);
    const from = 1 + content.slice(0, index).join('').length;
    const to = from + (content[index]?.length ?? 0);
    const { schema } = tr.doc.type;
    if (isStyle) tr.addMark(from, to, schema.mark('bold'));
    else if (isInsert) tr.insert(from, schema.text(text, tr.doc.resolve(from).marks()));
    else if (to > from && content.length > 1) tr.delete(from, to);
  });
}

const own = new Set(signs.filter((sign) => !/[\r\n]/.test(sign)));

function originals(text: string): string[] {
  return Array.from(text).filter((sign) => own.has(sign) && sign !== '😀');
}

function expected(textNow: string, [from, length]: readonly [number, number]): string[] {
  const alive = new Set(textNow);
  return signs.slice(from, from + length).filter((sign) => own.has(sign) && sign !== '😀' && alive.has(sign));
}
