import type { Editor } from '@tiptap/core';
import { yUndoPluginKey } from '@tiptap/y-tiptap';
import { assignSpeaker, type SpeakerChoice } from '#editor/transcript/assign-speaker.ts';
import { listSpeakers } from '#editor/transcript/place-transcript.ts';
import { speakerKeys } from '#editor/transcript/speaker-keys.ts';
import { asEditorNode, asTransform } from '#web/kit/editor/extensions/schema-extensions.ts';
import { allPlaybacks, type Playback } from '#web/kit/player/playback.ts';

export type Span = { readonly from: number; readonly to: number };

/** One press gives the selected words, else the paragraph that is being heard, else that of the cursor, to a speaker. */
export function assignByKey(editor: Editor, number: number): boolean {
  if (!editor.isEditable) return false;
  const speaker = speakerKeys(speakersOf(editor)).get(number);
  const isWalking = editor.state.selection.empty && !playing();
  if (speaker === undefined || !assign(editor, spanOf(editor), speaker)) return false;
  if (isWalking) goOn(editor);
  return true;
}

/** To the next paragraph, so that a whole conversation is assigned by a key for each. */
function goOn(editor: Editor): void {
  const { doc, selection } = editor.state;
  if (selection.$from.parent.type.name !== 'utterance') return;
  const end = selection.$from.after();
  if (doc.nodeAt(end)?.type.name === 'utterance')
    editor
      .chain()
      .setTextSelection(end + 1)
      .scrollIntoView()
      .run();
}

export function assign(editor: Editor, span: Span, speaker: SpeakerChoice): boolean {
  const { tr } = editor.state;
  if (!assignSpeaker(asTransform(tr), span, speaker)) return false;
  // Without this, undo would also take back what was typed before.
  const { undoManager } = (yUndoPluginKey.getState(editor.state) ?? {}) as {
    undoManager?: { stopCapturing: () => void };
  };
  undoManager?.stopCapturing();
  const before = speakersOf(editor);
  editor.view.dispatch(tr);
  silenced.set(
    editor,
    before.filter(({ id }) => !speakersIn(editor).some((one) => one.id === id)),
  );
  undoManager?.stopCapturing();
  return true;
}

/** Those whose last words were assigned to somebody else: one press more must find them by the same key and name. */
const silenced = new WeakMap<Editor, readonly SpeakerChoice[]>();

export function speakersOf(editor: Editor): readonly SpeakerChoice[] {
  const speaking = speakersIn(editor);
  const known = new Set(speaking.map(({ id }) => id));
  return [...speaking, ...(silenced.get(editor) ?? []).filter(({ id }) => !known.has(id))];
}

function speakersIn(editor: Editor): readonly SpeakerChoice[] {
  return listSpeakers(asEditorNode(editor.state.doc));
}

function spanOf({ state: { doc, selection } }: Editor): Span {
  if (!selection.empty) return selection;
  const heardNow = playing();
  let heard: number | null = null;
  if (heardNow) {
    const { time } = heardNow.get();
    doc.descendants((node, position) => {
      const { fileId, start } = node.attrs as { fileId?: unknown; start?: unknown };
      if (node.type.name === 'utterance' && fileId === heardNow.fileId && Number(start) <= time)
        heard = position;
      return !node.isTextblock;
    });
  }
  const at = heard === null ? selection.from : heard + 1;
  return { from: at, to: at };
}

export function playing(): Playback | undefined {
  return allPlaybacks().find((playback) => playback.get().isPlaying);
}
