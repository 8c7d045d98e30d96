import { expect, test } from 'vitest';
import { frameUrlOf } from '#editor/embeds/frame-url.ts';
import { hexColor } from './attribute-type.ts';
import { completeLink, isSafeLink, isSafeSource, isWebPage, readLink } from './safe-url.ts';

test.each([
  ['https://example.com/a b', 'https://example.com/a%20b'],
  ['HTTPS://EXAMPLE.com', 'HTTPS://EXAMPLE.com'],
  ['http://münchen.de/ä', 'http://münchen.de/ä'],
  ['mailto:a@b.co?subject=x', 'mailto:a@b.co?subject=x'],
  ['tel:+49 30 12', 'tel:+49%2030%2012'],
  ['/notes/x?y#z', '/notes/x?y#z'],
  ['javascript:x', undefined],
  ['https:evil', undefined],
  ['https:///evil', undefined],
  ['ftp://a.b', undefined],
  ['notes/x', undefined],
  ['#x', undefined],
  ['', undefined],
])('the link %j is read as %j', (text, link) => {
  expect(readLink(text)).toBe(link);
});

test('sources are the web and our files, nothing else of ours', () => {
  expect(['https://a.b/i.png', '/files/x', '/image/x?w=1'].every(isSafeSource)).toBe(true);
  expect(
    ['/notes/x', 'mailto:a@b.co', '/files/../api', '/files/%2e%2e/api', '/files//x'].some(isSafeSource),
  ).toBe(false);
  expect([null, 1, [], ['https://a.b'], { toString: () => 'https://a.b' }].some(isSafeLink)).toBe(false);
});

test('frames take pages with a host that everybody reads alike', () => {
  expect(isWebPage('https://www.figma.com/file/x')).toBe(true);
  expect(isWebPage('/embed/reels/x')).toBe(true);
  expect(['https://figma.com@evil.example/', '/notes/x', 'https://fig\u200bma.com'].some(isWebPage)).toBe(
    false,
  );
});

test.each([
  ['example.com', 'https://example.com'],
  ['example.com:8080/x', 'https://example.com:8080/x'],
  ['a@b.co', 'mailto:a@b.co'],
  ['https://a.b', 'https://a.b'],
  ['javascript:alert(1)', undefined],
  ['hello', undefined],
])('typing %j as a link means %j', (typed, link) => {
  expect(completeLink(typed)).toBe(link);
});

test.each([
  ['https://www.youtube.com/watch?v=abc_def-1&t=3', 'https://www.youtube-nocookie.com/embed/abc_def-1'],
  ['https://youtu.be/abcdefg?si=x', 'https://www.youtube-nocookie.com/embed/abcdefg'],
  ['https://vimeo.com/12345', 'https://player.vimeo.com/video/12345'],
  ['https://www.loom.com/share/abc', 'https://www.loom.com/embed/abc'],
  [
    'https://docs.google.com/document/d/abcdefghij1/edit',
    'https://docs.google.com/document/d/abcdefghij1/preview',
  ],
  ['https://miro.com/app/board/x=/', 'https://miro.com/app/live-embed/x=/'],
  ['/embed/reels/x', '/embed/reels/x'],
  ['https://evil.example', undefined],
  ['http://www.figma.com/file/x', undefined],
])('%s is framed as %s', (url, frame) => {
  expect(frameUrlOf(url)).toBe(frame);
});

test.each([
  ['#F00', '#ff0000'],
  ['rgb(1, 2, 3)', '#010203'],
  ['rgba(1,2,3,0)', undefined],
  ['red;x:y', undefined],
  ['url(x)', undefined],
])('the colour %j is %j', (text, color) => {
  expect(hexColor.fromHtml(text)).toBe(color);
});
