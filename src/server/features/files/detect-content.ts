import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { contentTypeOfName, unknownContentType } from '#domain/files/content-type.ts';
import { extensionOf } from '#domain/files/file-name.ts';
import { fileTypeOf, type FileType } from '#domain/files/file-types.ts';
import { isImageContentType } from '#domain/files/image-types.ts';

export type Content = { readonly contentType: string; readonly type: FileType };

/** Text formats that a name may choose between; by their bytes they are all the same. */
const textExtensions: ReadonlySet<string> = new Set([
  'txt',
  'text',
  'md',
  'markdown',
  'csv',
  'tsv',
  'vtt',
  'srt',
  'sbv',
  'json',
  'log',
]);

/**
 * What a file is by its bytes. The name only decides between kinds of plain text, and for bytes that tell nothing
 * whether they were meant to be a recording: what can’t be played is then said to be damaged.
 */
export async function detectContent(path: string, name: string): Promise<Content> {
  const contentType = await detectContentType(path, name);
  const type = fileTypeOf(contentType);
  // A picture that we can't show safely is a file like any other.
  return { contentType, type: type === 'IMAGE' && !isImageContentType(contentType) ? 'OTHER' : type };
}

async function detectContentType(path: string, name: string): Promise<string> {
  const head = await readHead(path);
  const text = readText(head);
  if (text !== undefined) return textType(text, name);
  const found = await fileTypeFromFile(path).catch(() => undefined);
  if (!found) return recordingOfName(name) ?? unknownContentType;
  if (found.mime === 'application/xml') return 'application/xml';
  // Both are one container; only what is in it tells sound from picture, and the name is right for most.
  if (found.mime === 'video/mp4' && extensionOf(name) === 'm4a') return 'audio/mp4';
  if (found.mime === 'video/webm' && extensionOf(name) === 'weba') return 'audio/webm';
  return found.mime;
}

function recordingOfName(name: string): string | undefined {
  const contentType = contentTypeOfName(name);
  return ['AUDIO', 'VIDEO'].includes(fileTypeOf(contentType)) ? contentType : undefined;
}

function textType(text: string, name: string): string {
  const start = text.slice(0, 1000).trimStart().toLowerCase();
  if (start.startsWith('{\\rtf')) return 'application/rtf';
  if (start.startsWith('%pdf-')) return 'application/pdf';
  if (isSvg(text)) return 'image/svg+xml';
  if (/^<(?:!doctype html|html|head|body|script)\b/.test(afterComments(start))) return 'text/html';
  if (start.startsWith('<?xml')) return 'application/xml';
  if (start.startsWith('webvtt')) return 'text/vtt';
  if (start.startsWith('#extm3u')) return 'text/plain';
  return textExtensions.has(extensionOf(name)) ? contentTypeOfName(name) : 'text/plain';
}

/** Step by step: as one expression, a file of many comments would keep the whole server busy for years. */
function isSvg(text: string): boolean {
  const start = afterComments(
    text
      .replace(/^\uFEFF/, '')
      .trimStart()
      .replace(/^<\?xml[^>]*>/i, ''),
  );
  const inner = start.replace(/^<!doctype svg[^>[]*(?:\[[^\]]*\]\s*)?>/i, '');
  return /^<svg[\s>]/i.test(afterComments(inner));
}

function afterComments(text: string): string {
  let rest = text.trimStart();
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->', 4);
    if (end === -1) return '';
    rest = rest.slice(end + 3).trimStart();
  }
  return rest;
}

const headBytes = 64 * 1024;

async function readHead(path: string): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Undefined for bytes that are no text. A character cut off at the end of the head is none of its faults. */
function readText(head: Buffer): string | undefined {
  if (head.length === 0) return '';
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  if (isWide) return new TextDecoder(head[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(head);
  // PDF, RTF and media have control characters or broken UTF-8 early; text has none.
  if (head.subarray(0, 5).toString('latin1') === '%PDF-') return undefined;
  const controls = head.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27));
  if (controls) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
  } catch {
    // Old text files in Latin-1: no control characters, and mostly letters.
    const letters = head.filter((byte) => byte >= 32 && byte < 127).length;
    return letters / head.length > 0.85 ? head.toString('latin1') : undefined;
  }
}
