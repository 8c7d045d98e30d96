import type { Node } from '@tiptap/pm/model';
import { wordsOfUtterance } from '#editor/transcript/edit-utterances.ts';
import { asEditorNode } from '#web/kit/editor/extensions/schema-extensions.ts';

/** When the word at a position is said, and in which recording; null outside a transcript. */
export function timeAt(doc: Node, position: number): { fileId: string; start: number } | null {
  const place = doc.resolve(position);
  const { fileId } = place.parent.attrs as { fileId?: string | null };
  if (place.parent.type.name !== 'utterance' || fileId == null) return null;
  const word = wordsOfUtterance(asEditorNode(place.parent)).find(({ to }) => to >= place.parentOffset);
  return word ? { fileId, start: word.start } : null;
}
