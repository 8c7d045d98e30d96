import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { documentExtensions } from '#editor/schema/document-extensions.ts';
import { onlyRecording, placeOfFile } from './offer-transcript.ts';

const schema = getSchema(documentExtensions());
type Json = { type: string; [key: string]: unknown };
const documentOf = (...content: Json[]) => schema.nodeFromJSON({ type: 'doc', content });
const words: Json = { type: 'paragraph', content: [{ type: 'text', text: 'We met in Bern.' }] };
const captions: Json = { type: 'file', attrs: { fileId: 'captions', name: 'call.vtt' } };
const recording = (fileId: string): Json => ({ type: 'audioVideo', attrs: { fileId, media: 'AV' } });
const turn = (fileId: string | null): Json => ({
  type: 'utterance',
  attrs: { fileId, start: 0, end: 1 },
  content: [{ type: 'text', text: 'Slow.' }],
});

test('the turns take the place of the file, wherever it is by then', () => {
  const doc = documentOf(words, captions, words);
  expect(placeOfFile(doc, 'captions')).toEqual({ from: 17, to: 18 });
  expect(placeOfFile(documentOf(words), 'captions')).toBeNull();
});

test('they belong to the only recording of the note, unless that has words already', () => {
  expect(onlyRecording(documentOf(recording('call'), captions))).toBe('call');
  expect(onlyRecording(documentOf(recording('call'), recording('second'), captions))).toBeNull();
  expect(onlyRecording(documentOf(recording('call'), turn('call'), captions))).toBeNull();
  expect(onlyRecording(documentOf(words, captions))).toBeNull();
});
