import { Fragment, type Node } from '@tiptap/pm/model';
import { NodeSelection, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { insertPoint } from '@tiptap/pm/transform';

/** Puts blocks where the caret is, without a letter or a card giving way, and the caret below them. */
export function insertBlocks(tr: Transaction, blocks: readonly Node[]): boolean {
  const [first] = blocks;
  if (!first) return false;
  const at = roomFor(tr, first);
  const content = Fragment.from(blocks);
  tr.insert(at, content);
  putCaretBelow(tr, at + content.size);
  return true;
}

/** In the empty line that follows, which is made where there is none. */
export function putCaretBelow(tr: Transaction, end: number): void {
  const $end = tr.doc.resolve(end);
  const next = $end.nodeAfter;
  const isLine = next?.type.name === 'paragraph' && next.content.size === 0;
  const line = tr.doc.type.schema.nodes['paragraph'];
  const takesLine = line && $end.parent.canReplaceWith($end.index(), $end.index(), line);
  if (!isLine && takesLine) tr.insert(end, line.create());
  const isThere = isLine || takesLine;
  tr.setSelection(isThere ? TextSelection.create(tr.doc, end + 1) : Selection.near(tr.doc.resolve(end)));
  tr.scrollIntoView();
}

/** What is one piece in the text: pictures, recordings, cards. */
export function isSelectedCard(selection: Selection): selection is NodeSelection {
  return selection instanceof NodeSelection && isCard(selection.node);
}

export function isCard({ isBlock, isAtom }: Node): boolean {
  return isBlock && isAtom;
}

/** An empty line gives way; words with the caret among them part. */
function roomFor(tr: Transaction, block: Node): number {
  const { $to } = tr.selection;
  const { parent, depth, pos } = $to;
  const container = depth > 0 ? $to.node(-1) : null;
  if (parent.type.name === 'paragraph' && parent.content.size === 0 && container) {
    if (container.canReplaceWith($to.index(-1), $to.indexAfter(-1), block.type)) {
      const at = $to.before();
      tr.delete(at, $to.after());
      return at;
    }
  }
  const beside = insertPoint(tr.doc, pos, block.type);
  if (beside !== null) return beside;
  const isBetweenWords =
    parent.isTextblock && container?.canReplaceWith($to.indexAfter(-1), $to.indexAfter(-1), block.type);
  if (!isBetweenWords) return insertPoint(tr.doc, $to.after(1), block.type) ?? tr.doc.content.size;
  tr.split(pos);
  return pos + 1;
}
