import { fromMarkdown } from '#editor/markdown/from-markdown.ts';

/** The document as a client would send it: see convert-markdown.ts. */
export function decode(text: string): string {
  return JSON.stringify(fromMarkdown(text));
}
