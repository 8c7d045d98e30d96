import { checkSize, sizeLimits } from '#domain/limits/size-limits.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { extensionOf } from './file-name.ts';

export type UploadDraft = { readonly name: string; readonly size: number };

/** Before a byte arrives: by the name and the size that the client states. The content is checked at the end. */
export function parseUploadDraft({ name, size }: UploadDraft): Parsed<UploadDraft> {
  const parsed = parseText(textLimits.fileName, cleanFileName(name));
  if (!parsed.ok) return parsed;
  // A failed copy or a cloud placeholder: kept, it would only show as broken later.
  if (size === 0) return refused(`“${parsed.value}” is empty`);
  const sized = checkFileSize(extensionOf(name) === 'gif' ? 'image/gif' : '', size);
  return sized.ok ? accepted({ name: parsed.value, size }) : sized;
}

export function checkFileSize(contentType: string, size: number): Parsed<number> {
  return checkSize(contentType === 'image/gif' ? sizeLimits.gifAttachment : sizeLimits.attachment, size);
}

/** Browsers send folders with dropped files, and some send what no disk or header can hold. */
export function cleanFileName(name: string): string {
  const base = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  return base
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();
}

/** What a note made from the file is called. */
export function titleOfFile(name: string): string {
  const extension = extensionOf(name);
  const title = extension === '' ? name : name.slice(0, -extension.length - 1);
  return Array.from(title).slice(0, textLimits.noteTitle.max).join('').trim();
}
