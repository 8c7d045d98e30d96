import { describe, expect, test } from 'vitest';
import { TextWatch } from './watch-text.ts';

const far = 'x'.repeat(200_000);
const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const utf8 = (text: string): Buffer => Buffer.from(text);
const wide = (text: string): Buffer => Buffer.from(text, 'utf16le');

describe.each([1, 7, 64_000, 1_000_000])('in pieces of %i bytes', (size) => {
  test.each([
    ['letters alone', utf8('Ort\nBonn'), 'utf-8', false],
    ['an umlaut of Windows at the end', latin(`${far}Z\u00fcrich`), 'windows-1252', false],
    ['an umlaut of UTF-8 at the end', utf8(`${far}Zürich`), 'utf-8', false],
    ['signs of four bytes', utf8(`a😀b😀${far}😀`), 'utf-8', false],
    ['a sign that never ends', Buffer.concat([utf8(far), Buffer.of(0xe2, 0x82)]), 'windows-1252', false],
    ['a null character far behind', utf8(`${far}a\0b`), 'utf-8', true],
    ['UTF-16', wide(`\uFEFF${far}`), 'utf-16le', false],
    ['UTF-16 without a mark', wide('Title,City\nCall,Zürich'), 'utf-16le', false],
    ['UTF-16 with a null character', wide(`${far}a\0b`), 'utf-16le', true],
    ['nothing', utf8(''), 'utf-8', false],
  ])('%s', (_name, bytes, encoding, hasNulls) => {
    const watch = new TextWatch();
    const step = Math.max(size, Math.ceil(bytes.length / 50_000));
    for (let at = 0; at < bytes.length; at += step) watch.push(bytes.subarray(at, at + step));
    expect(watch.end()).toEqual({ encoding, hasNulls });
  });
});
