import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { applyHighlight, textOfHighlight } from '#editor/testing/annotate.ts';
import { cleanNode } from '#editor/check/clean-document.ts';
import { anyDocument } from '#editor/testing/any-document.ts';
import { encodeAnchor, resolveAnchor } from './anchors.ts';
import { editYDoc } from './edit-y-doc.ts';
import { fromYDoc, nodeFromYDoc } from './from-y-doc.ts';
import { markSpans, putBackMarks, takeOutMarks } from './highlight-marks.ts';
import { toYUpdate } from './to-y-update.ts';

const shares = fc
  .tuple(fc.nat(1000), fc.nat(1000))
  .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);

describe('a range named by its characters', () => {
  test('gets the mark that an editor would give it, in any document', () => {
    fc.assert(
      fc.property(anyDocument, shares, (json, [a, b]) => {
        const [mine, theirs] = [sharedFrom(toYUpdate(json)), sharedFrom(toYUpdate(json))];
        const { size } = nodeFromYDoc(mine).content;
        const range = { from: Math.floor((a / 1000) * size), to: Math.floor((b / 1000) * size) };
        editYDoc(theirs, (tr) => applyHighlight(tr, range.from, range.to, 'new'));
        const isMarked = mark(mine, 'new', range);
        expect(isMarked).toBe(textOfHighlight(nodeFromYDoc(theirs), 'new') !== '');
        expect(fromYDoc(mine)).toEqual(fromYDoc(theirs));
      }),
      { numRuns: 60 },
    );
  });

  test('comes back exactly after its mark was taken out', () => {
    fc.assert(
      fc.property(anyDocument, shares, shares, (json, first, second) => {
        const shared = sharedFrom(toYUpdate(json));
        const { size } = nodeFromYDoc(shared).content;
        for (const [index, [a, b]] of [first, second].entries()) {
          mark(shared, `h${index}`, {
            from: Math.floor((a / 1000) * size),
            to: Math.floor((b / 1000) * size),
          });
        }
        const before = fromYDoc(shared);
        const lost = takeOutMarks(shared, ['h0', 'h1']);
        expect(textOfHighlight(nodeFromYDoc(shared), 'h0')).toBe('');
        putBackMarks(shared, lost);
        expect(fromYDoc(shared)).toEqual(before);
      }),
      { numRuns: 40 },
    );
  });

  test('keeps its characters while others type around and into it', () => {
    const mine = sharedFrom(toYUpdate(paragraphs('A👍🏽 שלום\r\nend', 'second')));
    const theirs = sharedFrom(Y.encodeStateAsUpdate(mine));
    const anchor = encodeAnchor(mine, { from: 2, to: 11 });
    if (!anchor) throw new Error('There is text');
    for (const [at, text] of [
      [1, '>>'],
      [10, '-'],
      [14, '<<'],
    ] as const)
      type(theirs, at, text);
    Y.applyUpdate(mine, Y.encodeStateAsUpdate(theirs));
    const resolved = resolveAnchor(mine, anchor);
    if (resolved.kind !== 'found') throw new Error(resolved.kind);
    markSpans(mine, 'h', resolved.spans);
    expect(textOfHighlight(nodeFromYDoc(mine), 'h')).toBe('👍🏽 ש-לום');
  });
});

test('typing that has not arrived is unknown, deleted text is gone, nonsense unreadable', () => {
  const mine = sharedFrom(toYUpdate(paragraphs('Some words')));
  const server = sharedFrom(Y.encodeStateAsUpdate(mine));
  type(mine, 6, 'new ');
  const anchor = encodeAnchor(mine, { from: 6, to: 9 });
  if (!anchor) throw new Error('There is text');
  expect(resolveAnchor(server, anchor).kind).toBe('unknown');
  Y.applyUpdate(server, Y.encodeStateAsUpdate(mine));
  expect(resolveAnchor(server, anchor).kind).toBe('found');
  editYDoc(server, (tr) => tr.delete(5, 12));
  expect(resolveAnchor(server, anchor).kind).toBe('gone');
  expect(resolveAnchor(server, { start: '%', end: 'AAAA' }).kind).toBe('unreadable');
  expect(encodeAnchor(mine, { from: 4, to: 4 })).toBeUndefined();
});

function mark(shared: Y.Doc, id: string, range: { from: number; to: number }): boolean {
  const anchor = encodeAnchor(shared, range);
  const resolved = anchor && resolveAnchor(shared, anchor);
  if (resolved?.kind !== 'found') return false;
  markSpans(shared, id, resolved.spans);
  return true;
}

function type(shared: Y.Doc, at: number, text: string): void {
  editYDoc(shared, (tr) => tr.insert(at, tr.doc.type.schema.text(text)));
}

function sharedFrom(update: Uint8Array): Y.Doc {
  const shared = new Y.Doc();
  Y.applyUpdate(shared, update);
  return shared;
}

function paragraphs(...texts: readonly string[]) {
  const content = texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }));
  return cleanNode({ type: 'doc', content });
}
