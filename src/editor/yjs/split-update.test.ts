import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { contentField } from './content-field.ts';
import { fromYDoc } from './from-y-doc.ts';
import { splitUpdate } from './split-update.ts';

const edit = fc.record({
  who: fc.nat(2),
  at: fc.nat(),
  text: fc.constantFrom('a', 'bc', '😀', ''),
  remove: fc.boolean(),
});

/** Three people write into one document, sometimes without having seen what the others wrote. */
function written(edits: readonly { who: number; at: number; text: string; remove: boolean }[]): Y.Doc {
  const docs = [1, 2, 3].map((client) => Object.assign(new Y.Doc(), { clientID: client }));
  for (const [index, { who, at, text, remove }] of edits.entries()) {
    const doc = docs[who];
    const fragment = doc?.getXmlFragment(contentField);
    if (!doc || !fragment) continue;
    if (remove && fragment.length > 0) fragment.delete(at % fragment.length, 1);
    else {
      const paragraph = new Y.XmlElement('paragraph');
      paragraph.insert(0, [new Y.XmlText(text)]);
      fragment.insert(at % (fragment.length + 1), [paragraph]);
    }
    if (index % 3 === 0) for (const other of docs) Y.applyUpdate(other, Y.encodeStateAsUpdate(doc));
  }
  const [first = new Y.Doc(), ...others] = docs;
  for (const other of others) Y.applyUpdate(first, Y.encodeStateAsUpdate(other));
  return first;
}

test('the parts of an update make the same document, and each can be applied when its turn comes', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 40 }), fc.integer({ min: 1, max: 7 }), (edits, most) => {
      const doc = written(edits);
      const whole = Y.encodeStateAsUpdate(doc);
      const copy = new Y.Doc();
      for (const part of splitUpdate(whole, most)) {
        Y.applyUpdate(copy, part);
        expect(copy.store.pendingStructs).toBeNull();
      }
      expect(fromYDoc(copy)).toEqual(fromYDoc(doc));
      expect(Y.encodeStateAsUpdate(copy)).toEqual(whole);
    }),
    { numRuns: 60 },
  );
});
