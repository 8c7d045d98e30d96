import { describe, expect, test } from 'vitest';
import { checkFileSize, cleanFileName, parseUploadDraft, titleOfFile } from './upload-draft.ts';

describe('an upload', () => {
  test.each([
    ['call.mp4', 'call.mp4'],
    ['C:\\Users\\a\\call.mp4', 'call.mp4'],
    ['folder/../x/call.mp4', 'call.mp4'],
    [' a\u0000b\r\n.txt ', 'ab.txt'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ])('named %j is kept as %j', (sent, kept) => {
    expect(cleanFileName(sent)).toBe(kept);
  });

  test('is refused before its first byte when it is too large or has no name', () => {
    expect(parseUploadDraft({ name: 'a.gif', size: 2_000_001 })).toEqual({
      ok: false,
      message: 'GIF image must be at most 2 MB',
    });
    expect(parseUploadDraft({ name: 'a.png', size: 2_000_001 }).ok).toBe(true);
    expect(parseUploadDraft({ name: 'a.mp4', size: 1e10 + 1 })).toEqual({
      ok: false,
      message: 'File must be at most 10 GB',
    });
    expect(parseUploadDraft({ name: 'x/notes.txt', size: 0 })).toEqual({
      ok: false,
      message: '“notes.txt” is empty',
    });
    expect(parseUploadDraft({ name: 'folder/', size: 1 }).ok).toBe(false);
    expect(parseUploadDraft({ name: 'a', size: -1 }).ok).toBe(false);
    expect(checkFileSize('image/gif', 2_000_001).ok).toBe(false);
  });

  test('gives its note a title', () => {
    expect(titleOfFile('Interview 3.final.mp4')).toBe('Interview 3.final');
    expect(titleOfFile('README')).toBe('README');
    expect(titleOfFile(`${'ä'.repeat(300)}.mp4`)).toBe('ä'.repeat(200));
  });
});
