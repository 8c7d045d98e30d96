import type { Editor } from '@tiptap/core';
import { yUndoPluginKey } from '@tiptap/y-tiptap';
import { assignSpeaker, speakerAt, type SpeakerChoice } from '#editor/transcript/assign-speaker.ts';
import { asEditorNode, asTransform } from '#web/kit/editor/extensions/schema-extensions.ts';
import { allPlaybacks } from '#web/kit/player/playback.ts';

export type Span = { readonly from: number; readonly to: number };

/** One press gives the selected words, else the paragraph that is being heard, else that of the cursor, to a speaker. */
export function assignByKey(editor: Editor, number: number): boolean {
  if (!editor.isEditable) return false;
  const speaker = speakerAt(asEditorNode(editor.state.doc), number);
  return speaker !== undefined && assign(editor, spanOf(editor), speaker);
}

export function assign(editor: Editor, span: Span, speaker: SpeakerChoice): boolean {
  const { tr } = editor.state;
  if (!assignSpeaker(asTransform(tr), span, speaker)) return false;
  // Without this, undo would also take back what was typed before.
  const { undoManager } = (yUndoPluginKey.getState(editor.state) ?? {}) as {
    undoManager?: { stopCapturing: () => void };
  };
  undoManager?.stopCapturing();
  editor.view.dispatch(tr);
  undoManager?.stopCapturing();
  return true;
}

function spanOf({ state: { doc, selection } }: Editor): Span {
  if (!selection.empty) return selection;
  const playing = allPlaybacks().find((playback) => playback.get().isPlaying);
  let heard: number | null = null;
  if (playing) {
    const { time } = playing.get();
    doc.descendants((node, position) => {
      const { fileId, start } = node.attrs as { fileId?: unknown; start?: unknown };
      if (node.type.name === 'utterance' && fileId === playing.fileId && Number(start) <= time)
        heard = position;
      return !node.isTextblock;
    });
  }
  const at = heard === null ? selection.from : heard + 1;
  return { from: at, to: at };
}
