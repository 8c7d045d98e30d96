import { checkFileSize } from '#domain/files/upload-draft.ts';
import { countCharacters } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

export type BulkFile = {
  readonly path: string;
  readonly size: number;
  /** Why it is left out; null for one that is imported. */
  readonly skipped: string | null;
};

/** A file of a folder or archive by the path and size that it came with. What has no safe path is refused. */
export function readBulkFile(given: { readonly path: string; readonly size: number }): Parsed<BulkFile> {
  const path = readPath(given.path);
  if (!path.ok) return path;
  const { size } = given;
  if (!Number.isSafeInteger(size) || size < 0) return refused(`“${path.value}” has no size`);
  const most = textLimits.bulkImportFilePath.max;
  if (countCharacters(path.value) > most)
    return accepted({
      path: withoutMiddle(path.value, most),
      size,
      skipped: `The path is longer than ${most} characters`,
    });
  return accepted({ path: path.value, size, skipped: reasonToSkip(path.value, size) });
}

/** Both ends are kept: files deep in one folder differ in the last letters only. */
function withoutMiddle(path: string, most: number): string {
  const letters = Array.from(path);
  const half = Math.floor((most - 1) / 2);
  return `${letters.slice(0, half).join('')}…${letters.slice(-half).join('')}`;
}

/** The folders above a file, without its name: `''` for one at the top. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** A path inside the folder that was sent: no drive, no way up, no name that a disk or a page can’t show. */
function readPath(given: string): Parsed<string> {
  const path = given.toWellFormed().replaceAll('\\', '/');
  if (path.startsWith('/') || /^[a-z]:/i.test(path)) return refused(`“${given}” is not a relative path`);
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  if (parts.includes('..')) return refused(`“${given}” leads out of its folder`);
  const clean = parts.map((part) => part.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim());
  if (clean.length === 0 || clean.includes('')) return refused('A file has no name');
  return accepted(clean.join('/'));
}

const leftovers = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$|~\$)/i;

function reasonToSkip(path: string, size: number): string | null {
  if (leftovers.test(path)) return 'A hidden or system file';
  if (size === 0) return 'This file is empty';
  const sized = checkFileSize('', size);
  return sized.ok ? null : sized.message;
}
