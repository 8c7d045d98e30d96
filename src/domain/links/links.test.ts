import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { embedHosts } from './embed-hosts.data.ts';
import { parseEmbedLink } from './embed-link.ts';
import { googleDocKinds, parseGoogleDriveLink } from './google-drive-link.ts';
import { parseWebAddress } from './web-address.ts';

const fileId = '1AbC_def-GHIjkl2345';

describe('Google Drive links', () => {
  test.each([
    [`https://drive.google.com/file/d/${fileId}/view?usp=sharing`, 'file'],
    [`https://drive.google.com/file/d/${fileId}`, 'file'],
    [`https://drive.google.com/file/u/1/d/${fileId}/edit`, 'file'],
    [`https://drive.google.com/open?id=${fileId}`, 'file'],
    [`https://docs.google.com/open?usp=x&id=${fileId}`, 'file'],
    [`https://docs.google.com/document/d/${fileId}/edit#heading=h.1`, 'document'],
    [`https://docs.google.com/a/acme.com/document/d/${fileId}`, 'document'],
    [`https://docs.google.com/spreadsheets/u/0/d/${fileId}/edit`, 'spreadsheets'],
    [`https://docs.google.com/presentation/d/${fileId}/edit`, 'presentation'],
    [` HTTPS://DOCS.GOOGLE.COM/drawings/d/${fileId} `, 'drawings'],
  ])('%s', (url, kind) => {
    expect(parseGoogleDriveLink(url)).toEqual({ ok: true, value: { fileId, kind } });
  });

  test.each([
    '',
    'not a link',
    'https://example.com/file/d/1AbC_def-GHIjkl2345',
    `https://drive.google.com.evil.example/file/d/${fileId}`,
    `https://evil.example@drive.google.com/file/d/${fileId}`,
    'https://drive.google.com/drive/folders/1AbC_def-GHIjkl2345',
    'https://drive.google.com/file/d/short',
    'https://drive.google.com/open',
    `https://drive.google.com/document/d/${fileId}`,
    `https://docs.google.com/forms/d/${fileId}`,
  ])('%j is not one', (url) => {
    expect(parseGoogleDriveLink(url)).toEqual({ ok: false, message: 'Not a Google Drive URL' });
  });

  test.each([
    'https://docs.google.com/document',
    'https://docs.google.com/document/create',
    'https://docs.google.com/document/d/short/edit',
    'https://docs.google.com/spreadsheets/u/0/',
  ])('%s is no document', (url) => {
    expect(parseGoogleDriveLink(url)).toEqual({ ok: false, message: 'Invalid Google Doc URL' });
  });

  test('kinds', () => {
    expect(googleDocKinds).toEqual(['document', 'spreadsheets', 'presentation', 'drawings']);
  });
});

describe('embeds', () => {
  test.each([
    ['https://www.figma.com/file/abc', 'design'],
    ['https://figma.com/', 'design'],
    ['https://www.youtube.com/watch?v=1', 'video'],
    ['https://docs.google.com/document/d/1', 'document'],
    ['https://acme.sharepoint.com/x', 'document'],
    ['https://miro.com/app/board/1', 'whiteboard'],
    ['https://acme.hark.example/data/1', 'own'],
    ['http://localhost:3000/data/1', 'own'],
  ])('%s is %s', (url, kind) => {
    expect(parseEmbedLink(url, { ownHosts: ['hark.example', 'localhost:3000'] })).toEqual({
      ok: true,
      value: { url, kind },
    });
  });

  test.each([
    ['https://example.com/x', 'Links to example.com can’t be embedded'],
    ['https://notfigma.com/x', 'Links to notfigma.com can’t be embedded'],
    ['https://figma.com.evil.example/', 'Links to figma.com.evil.example can’t be embedded'],
    ['http://figma.com/x', 'Only links that start with https:// can be embedded'],
    ['javascript:alert(1)', 'Enter a link that starts with https://'],
    ['https://figma.com@evil.example/', 'Enter a link that starts with https://'],
    ['https://evil.example\\.figma.com/', 'Enter a link that starts with https://'],
    ['https://0x7f.1/', 'Enter a link that starts with https://'],
    ['https://2130706433/', 'Enter a link that starts with https://'],
    ['https://127.0.0.01/', 'Enter a link that starts with https://'],
    ['https://figma.com:65536/', 'Enter a link that starts with https://'],
    ['https://127.0.0.1/', 'Links to 127.0.0.1 can’t be embedded'],
    ['https://figma.com./', 'Enter a link that starts with https://'],
    ['figma.com', 'Enter a link that starts with https://'],
    ['', 'Enter a link that starts with https://'],
  ])('%s: %s', (url, message) => {
    expect(parseEmbedLink(url, { ownHosts: ['hark.example'] })).toEqual({ ok: false, message });
  });

  test('hosts of four kinds, without repetition', () => {
    expect(Object.keys(embedHosts)).toEqual(['design', 'video', 'document', 'whiteboard']);
    expect(Object.values(embedHosts).map((hosts) => hosts.length)).toEqual([18, 15, 21, 11]);
    const all = Object.values(embedHosts).flat();
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((host) => parseWebAddress(`https://${host}/`)?.host !== host)).toEqual([]);
  });

  test('an accepted host is the host that a browser would visit', () => {
    const plain = fc.stringMatching(
      /^[a-zA-Z0-9-]{1,6}(\.[a-z0-9]{1,4}){0,3}(:\d{1,4})?(\/[a-z]{0,3})?(\?a=b)?(#c)?$/,
    );
    fc.assert(
      fc.property(plain, (rest) => {
        const address = parseWebAddress(`https://${rest}`);
        expect(address === undefined || new URL(`https://${rest}`).hostname === address.host).toBe(true);
      }),
    );
    const hostile = fc.array(
      fc.constantFrom('figma.com', '@', '\\', '/', ':', '.', '?', '#', '%2e', 'evil.io', '443', '0x'),
    );
    fc.assert(
      fc.property(hostile, (parts) => {
        const url = `https://${parts.join('')}`;
        const address = parseWebAddress(url);
        expect(address === undefined || new URL(url).hostname === address.host).toBe(true);
      }),
    );
  });
});
