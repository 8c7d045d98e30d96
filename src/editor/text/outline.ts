import type { Node } from '@tiptap/pm/model';
import { asNode } from '#editor/schema/as-node.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import { inlineText } from './to-text.ts';

export type OutlineEntry = { readonly level: number; readonly text: string; readonly position: number };

/** The headings that say something, wherever they stand. */
export function outlineOf(document: DocumentJson | Node): OutlineEntry[] {
  const entries: OutlineEntry[] = [];
  asNode(document).descendants((node, position) => {
    if (node.type.name === 'heading') {
      const text = node.textBetween(0, node.content.size, ' ', inlineText).replaceAll(/\s+/gu, ' ').trim();
      const { level } = node.attrs;
      if (text !== '') entries.push({ level: typeof level === 'number' ? level : 1, text, position });
    }
    return !node.isTextblock;
  });
  return entries;
}
