import { expect } from 'vitest';
import { toHtml } from '#editor/html/to-html.ts';
import { toMarkdown } from '#editor/markdown/to-markdown.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import { toText } from '#editor/text/to-text.ts';

/** What must never be in what we give out, whatever the quotes around it. */
export const active =
  /<(?:script|svg|object|style|link|meta|base|form)\b|<[^>]+\son\w+\s*=|<[^>]+\b(?:href|src)\s*=\s*["']?\s*(?:(?!https?:|mailto:|tel:|\/(?![/\\]))[^"'\s>])|position:|\]\(\s*<?(?:java|vb|data|\/\/|\\)/i;

export function expectInert(document: DocumentJson): void {
  expect(toHtml(document)).not.toMatch(active);
  expect(toHtml(document, { keepData: true })).not.toMatch(active);
  expect(toMarkdown(document)).not.toMatch(active);
  expect(typeof toText(document).text).toBe('string');
}
