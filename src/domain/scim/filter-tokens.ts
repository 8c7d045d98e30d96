import { ScimError } from './scim-error.ts';

export type FilterToken =
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'value'; readonly value: string | number | boolean | null }
  | { readonly kind: 'mark'; readonly text: '(' | ')' | '[' | ']' };

const mostLength = 2000;
const pattern = /\s*(?:([()[\]])|("(?:[^"\\]|\\.)*")|(-?\d+(?:\.\d+)?)(?![\w.:$-])|([\w$][\w.:$@+-]*))/y;

/** Throws ScimError for anything that is no filter. */
export function tokensOf(text: string): FilterToken[] {
  if (text.length > mostLength) throw invalidFilter('The filter is too long');
  const tokens: FilterToken[] = [];
  pattern.lastIndex = 0;
  while (text.slice(pattern.lastIndex).trim() !== '') {
    const found = pattern.exec(text);
    if (!found) throw invalidFilter('The filter can’t be read');
    const [, mark, quoted, number, word] = found;
    if (mark === '(' || mark === ')' || mark === '[' || mark === ']')
      tokens.push({ kind: 'mark', text: mark });
    else if (quoted !== undefined) tokens.push({ kind: 'value', value: unquote(quoted) });
    else if (number !== undefined) tokens.push({ kind: 'value', value: Number(number) });
    else tokens.push(wordOf(word ?? ''));
  }
  return tokens;
}

const words: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null };

function wordOf(text: string): FilterToken {
  const value = words[text.toLowerCase()];
  return value === undefined ? { kind: 'word', text } : { kind: 'value', value };
}

function unquote(quoted: string): string {
  try {
    const text: unknown = JSON.parse(quoted);
    if (typeof text === 'string' && !text.includes('\0')) return text;
  } catch {
    // Told below: a broken escape is a broken filter.
  }
  throw invalidFilter('A text in the filter can’t be read');
}

export function invalidFilter(detail: string): ScimError {
  return new ScimError(400, detail, 'invalidFilter');
}
