import { DOMParser } from '@tiptap/pm/model';
import { cleanDocument } from '#editor/check/clean-document.ts';
import type { DocumentJson, NodeJson } from '#editor/schema/document-json.ts';
import { documentSchema } from '#editor/schema/document-schema.ts';
import { cleanHtml } from './clean-html.ts';
import { toHtml } from './to-html.ts';

/** Reads markup into the body of a document that runs nothing: the browser's DOMParser, or the server's. */
export type HtmlReader = (html: string) => HTMLElement;

/** Any markup as a document: what we know of it, in our blocks. */
export function fromHtml(html: string, readHtml: HtmlReader): DocumentJson {
  try {
    const body = readHtml(html);
    cleanHtml(body);
    return cleanDocument(DOMParser.fromSchema(documentSchema()).parse(body).toJSON());
  } catch (error) {
    // Markup nested tens of thousands deep exhausts every parser's stack; its words are kept.
    if (error instanceof RangeError) return cleanDocument({ type: 'doc', content: plainLines(html) });
    throw error;
  }
}

/** For the editor's paste: the same cleaning, as markup that its own parser then reads. */
export function cleanPastedHtml(html: string, readHtml: HtmlReader): string {
  try {
    const body = readHtml(html);
    cleanHtml(body);
    return body.innerHTML;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return toHtml({ type: 'doc', content: plainLines(html) });
  }
}

function plainLines(html: string): NodeJson[] {
  return html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .split(/<[^>]*>/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }));
}
