import type { Editor } from '@tiptap/core';
import { yUndoPluginKey } from '@tiptap/y-tiptap';
import type { TranscriptPart } from '#domain/transcripts/transcript.ts';
import { utteranceNodes } from '#editor/transcript/utterance-nodes.ts';
import { showToast } from '#web/ui/toast-store.ts';

export type TranscriptText = {
  readonly from: number;
  readonly to: number;
  readonly parts: readonly TranscriptPart[];
  /** The recording that the times are of. */
  readonly fileId?: string | null;
};

/** Puts the turns of a transcript in place of the text they were read from. */
export function makeTranscript(editor: Editor, { from, to, parts, fileId = null }: TranscriptText): void {
  const { schema, tr } = editor.state;
  const nodes = utteranceNodes(parts, fileId).map((node) => schema.nodeFromJSON(node));
  startStep(editor);
  editor.view.dispatch(tr.replaceWith(from, to, nodes).scrollIntoView());
  showToast({ message: 'Made a transcript', undo: () => editor.commands.undo() });
}

/** A quick click after the text came would otherwise be one step with it, and the undo take both away. */
function startStep({ state }: Editor): void {
  const history = yUndoPluginKey.getState(state) as
    | { undoManager: { stopCapturing: () => void } }
    | undefined;
  history?.undoManager.stopCapturing();
}
