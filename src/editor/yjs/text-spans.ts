import * as Y from 'yjs';
import { documentSchema } from '#editor/schema/document-schema.ts';

/** Some characters of one of the document's texts. */
export type TextSpan = { readonly text: Y.XmlText; readonly index: number; readonly length: number };

/** A text and where its first character stands, as ProseMirror counts positions. */
export type PlacedText = { readonly text: Y.XmlText; readonly position: number };

/** Every text of a document in reading order. Counted in the Yjs data itself, so it needs no editor. */
export function placedTexts(fragment: Y.XmlFragment): PlacedText[] {
  const found: PlacedText[] = [];
  let position = 0;
  const visit = (item: unknown): void => {
    if (item instanceof Y.XmlText) {
      found.push({ text: item, position });
      position += item.length;
    } else if (item instanceof Y.XmlElement) {
      const isLeaf = documentSchema().nodes[item.nodeName]?.isLeaf ?? false;
      position += 1;
      if (isLeaf) return;
      for (const child of item.toArray() as readonly unknown[]) visit(child);
      position += 1;
    }
  };
  for (const child of fragment.toArray() as readonly unknown[]) visit(child);
  return found;
}
