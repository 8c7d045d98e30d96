import type { Editor } from '@tiptap/react';
import { insertPoint } from '@tiptap/pm/transform';
import { offerTranscript } from '#web/features/transcripts/index.ts';
import { blockOfFile, type BlockJson } from './block-of-file.ts';
import type { UploadOwner } from './upload-item.ts';
import { addUploads } from './upload-list.ts';

/**
 * Uploads files into a document. Each stands there as soon as the server has a place for it, for everybody who has
 * the document open; one that is taken back disappears again.
 */
export function insertFiles(
  editor: Editor,
  owner: UploadOwner,
  files: readonly File[],
  position: number = editor.state.selection.from,
): void {
  const place = followPlace(editor, position);
  let waiting = files.length;
  for (const file of files) {
    addUploads([file], owner, {
      onStarted: (fileId) => {
        void blockOfFile(file, fileId).then((block) => {
          if (!editor.isDestroyed) place.insert(block);
          if (owner.type === 'NOTE' && !editor.isDestroyed) void offerTranscript(editor, file, fileId);
          waiting -= 1;
          if (waiting === 0) place.release();
        });
      },
      onGone: (fileId) => removeBlocks(editor, fileId),
    });
  }
}

/** A place in the text that stays the same while people go on writing. */
function followPlace(editor: Editor, start: number) {
  let position = start;
  const follow = ({ transaction }: { transaction: { mapping: { map: (at: number) => number } } }) => {
    position = transaction.mapping.map(position);
  };
  editor.on('transaction', follow);
  return {
    insert(block: BlockJson): void {
      const { state, view } = editor;
      const type = state.schema.nodes[block.type];
      if (!type) return;
      const node = type.create(block.attrs);
      const at = Math.min(position, state.doc.content.size);
      const $at = state.doc.resolve(at);
      const isEmptyLine =
        $at.parent.type.name === 'paragraph' && $at.parent.content.size === 0 && $at.depth > 0;
      if (isEmptyLine && $at.node(-1).canReplaceWith($at.index(-1), $at.indexAfter(-1), type)) {
        const from = $at.before();
        view.dispatch(state.tr.replaceWith(from, $at.after(), node));
        position = from + node.nodeSize;
        return;
      }
      const point = insertPoint(state.doc, $at.depth > 0 ? $at.after(1) : at, type) ?? state.doc.content.size;
      view.dispatch(state.tr.insert(point, node));
      position = point + node.nodeSize;
    },
    release: () => editor.off('transaction', follow),
  };
}

function removeBlocks(editor: Editor, fileId: string): void {
  if (editor.isDestroyed) return;
  const { tr } = editor.state;
  const found: { from: number; to: number }[] = [];
  tr.doc.descendants((node, position) => {
    if (node.isAtom && node.attrs['fileId'] === fileId)
      found.push({ from: position, to: position + node.nodeSize });
  });
  for (const { from, to } of found.toReversed()) tr.delete(from, to);
  if (found.length > 0) editor.view.dispatch(tr);
}
