import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { documentExtensions } from '#editor/schema/document-extensions.ts';
import { findTranscript } from './find-transcript.ts';

const schema = getSchema(documentExtensions());
type Json = { type: string; [key: string]: unknown };
const paragraph = (text: string, marks: Json[] = []): Json => ({
  type: 'paragraph',
  content: [{ type: 'text', text, marks }],
});
const documentOf = (...content: Json[]) => schema.nodeFromJSON({ type: 'doc', content });
const talk = ['Ida (00:01): How was it?', 'Anna (00:04): Slow.', 'Ida (00:09): Why?'];

test('finds the turns below an introduction, and leaves the introduction alone', () => {
  const doc = documentOf(paragraph('We met in Bern.'), ...talk.map((line) => paragraph(line)));
  const found = findTranscript(doc);
  expect(found?.parts.map(({ speaker }) => speaker)).toEqual(['Ida', 'Anna', 'Ida']);
  expect(doc.textBetween(0, found?.from ?? 0)).toBe('We met in Bern.');
  expect(found?.to).toBe(doc.content.size);
  expect(found?.isMarked).toBe(false);
});

test('says that highlights would be lost', () => {
  const mark = { type: 'highlight', attrs: { id: '0b9c1d2e-0000-4000-8000-000000000001' } };
  const doc = documentOf(...talk.map((line, index) => paragraph(line, index === 1 ? [mark] : [])));
  expect(findTranscript(doc)?.isMarked).toBe(true);
});

test('finds none in prose', () => {
  expect(findTranscript(documentOf(paragraph('Date: today'), paragraph('It went well.')))).toBeNull();
});
