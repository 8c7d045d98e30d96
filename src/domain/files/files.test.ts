import { describe, expect, test } from 'vitest';
import { contentTypeOfName } from './content-type.ts';
import { contentTypes } from './content-types.data.ts';
import { extensionOf } from './file-name.ts';
import { fileTypeOf, fileTypes } from './file-types.ts';
import { imageContentTypes, imageExtensions, isImageContentType } from './image-types.ts';

test('file types', () => {
  expect(fileTypes).toEqual(['AUDIO', 'IMAGE', 'VIDEO', 'SPREADSHEET', 'DOCUMENT', 'PRESENTATION', 'OTHER']);
});

test.each([
  ['talk.MP3', 'AUDIO'],
  ['talk.m4a', 'AUDIO'],
  ['talk.wav', 'AUDIO'],
  ['call.mp4', 'VIDEO'],
  ['call.mov', 'VIDEO'],
  ['call.mkv', 'VIDEO'],
  ['call.ts', 'VIDEO'],
  ['call.mxf', 'VIDEO'],
  ['photo.jpeg', 'IMAGE'],
  ['logo.svg', 'IMAGE'],
  ['data.csv', 'SPREADSHEET'],
  ['data.tsv', 'SPREADSHEET'],
  ['data.xlsx', 'SPREADSHEET'],
  ['data.xls', 'SPREADSHEET'],
  ['data.ods', 'SPREADSHEET'],
  ['data.numbers', 'SPREADSHEET'],
  ['deck.pptx', 'PRESENTATION'],
  ['deck.odp', 'PRESENTATION'],
  ['deck.key', 'PRESENTATION'],
  ['paper.pdf', 'DOCUMENT'],
  ['paper.docx', 'DOCUMENT'],
  ['paper.doc', 'DOCUMENT'],
  ['paper.odt', 'DOCUMENT'],
  ['paper.txt', 'DOCUMENT'],
  ['paper.md', 'DOCUMENT'],
  ['paper.pages', 'DOCUMENT'],
  ['all.zip', 'OTHER'],
  ['invite.ics', 'OTHER'],
  ['README', 'OTHER'],
  ['x.constructor', 'OTHER'],
  ['x.unheard-of', 'OTHER'],
])('%s is of type %s', (name, type) => {
  expect(fileTypeOf(contentTypeOfName(name))).toBe(type);
});

test('content types with parameters and Google documents', () => {
  expect(fileTypeOf('Text/CSV; charset=utf-8')).toBe('SPREADSHEET');
  expect(fileTypeOf('application/vnd.google-apps.document')).toBe('DOCUMENT');
  expect(fileTypeOf('application/vnd.google-apps.presentation')).toBe('PRESENTATION');
  expect(fileTypeOf('')).toBe('OTHER');
  expect(contentTypeOfName('x.unheard-of')).toBe('application/octet-stream');
});

test('the extension table is well formed', () => {
  const entries = Object.entries(contentTypes);
  expect(entries).toHaveLength(729);
  expect(entries.filter(([extension]) => !/^[a-z0-9]{1,12}$/.test(extension))).toEqual([]);
  expect(entries.filter(([, type]) => !/^[a-z]+\/[a-z0-9][a-z0-9.+-]*$/.test(type))).toEqual([]);
});

describe('images', () => {
  test('allowed types', () => {
    expect(imageExtensions).toEqual(['gif', 'jpeg', 'jpg', 'png', 'svg', 'webp']);
    expect(imageContentTypes).toEqual([...new Set(imageExtensions.map((ext) => contentTypes[ext]))]);
    expect(isImageContentType('image/png')).toBe(true);
    expect(isImageContentType('image/bmp')).toBe(false);
  });
});

test.each([
  ['a.tar.gz', 'gz'],
  ['A.PNG', 'png'],
  ['folder.x/readme', ''],
  ['C:\\x.y\\readme', ''],
  ['.env', ''],
  ['name.', ''],
  ['', ''],
])('the extension of %j is %j', (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});
