import { expect, test } from 'vitest';
import { cleanDocument } from '#editor/check/clean-document.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import { withoutEvidence } from './without-evidence.ts';

const id = '3f0c3f7e-58b1-4c1f-9d0c-2f1b6c0a7d11';
const document: DocumentJson = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Warm up' }] },
    {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [{ type: 'image', attrs: { src: '/f/x.png', fileId: id } }] }],
    },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'slow', marks: [{ type: 'bold' }, { type: 'highlight', attrs: { id } }] },
        { type: 'mention', attrs: { kind: 'person', id, label: 'Bo' } },
      ],
    },
    { type: 'referenceCard', attrs: { kind: 'highlight', id } },
  ],
};

test('headings, lists and formatting stay; evidence, marks and names go', () => {
  const left = JSON.stringify(cleanDocument(withoutEvidence(document)));
  for (const word of ['Warm up', 'bulletList', 'bold', 'slow', 'someone']) expect(left).toContain(word);
  for (const word of ['image', 'highlight', 'referenceCard', 'mention', 'Bo', id])
    expect(left).not.toContain(word);
});

test('what is left of nothing is a document', () => {
  expect(cleanDocument(withoutEvidence({ type: 'doc' }))).toEqual({
    type: 'doc',
    content: [{ type: 'paragraph' }],
  });
});
