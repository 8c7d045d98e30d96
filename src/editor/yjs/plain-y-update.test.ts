import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import { contentField } from './content-field.ts';
import { fromYDoc } from './from-y-doc.ts';
import { plainYUpdate, type PlainBlock } from './plain-y-update.ts';
import { toYUpdate } from './to-y-update.ts';

const blocks = fc.array(
  fc.record({
    type: fc.constantFrom('paragraph' as const, 'heading' as const),
    text: fc.oneof(fc.string({ maxLength: 30 }), fc.string({ unit: 'grapheme', maxLength: 10 })),
  }),
  { minLength: 1, maxLength: 6 },
);

function documentOf(list: readonly PlainBlock[]): DocumentJson {
  return {
    type: 'doc',
    content: list.map(({ type, text }) => ({
      type,
      ...(type === 'heading' && { attrs: { level: 2 } }),
      ...(text !== '' && { content: [{ type: 'text', text }] }),
    })),
  };
}

function read(update: Uint8Array): DocumentJson {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, update);
  return fromYDoc(doc);
}

test('reads as the document that the long way makes', () => {
  fc.assert(
    fc.property(blocks, fc.integer({ min: 1, max: 2 ** 31 }), (list, client) => {
      const well = list.map((block) => ({ ...block, text: block.text.toWellFormed() }));
      expect(read(plainYUpdate(well, client))).toEqual(read(toYUpdate(documentOf(well))));
    }),
  );
});

test('can be edited like any other', () => {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, plainYUpdate([{ type: 'paragraph', text: 'Before' }], 7));
  Y.applyUpdate(doc, plainYUpdate([], 8));
  const [paragraph] = doc.getXmlFragment(contentField).toArray();
  if (!(paragraph instanceof Y.XmlElement)) throw new Error('No paragraph');
  const [text] = paragraph.toArray();
  if (!(text instanceof Y.XmlText)) throw new Error('No text');
  text.insert(6, ' and after');
  expect(text.toJSON()).toBe('Before and after');
});
