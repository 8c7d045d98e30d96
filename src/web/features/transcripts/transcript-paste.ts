import { Extension, type Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, type EditorState } from '@tiptap/pm/state';
import type { TranscriptPart } from '#domain/transcripts/transcript.ts';
import { readAsTranscript } from '#engines/captions/recognize-transcript.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { mostTranscriptText } from './find-transcript.ts';
import { makeTranscript } from './make-transcript.ts';

/** Where the pasted text is; follows every edit until the offer is taken. */
type Pasted = { readonly from: number; readonly to: number } | null;

const pastedKey = new PluginKey<Pasted>('pastedTranscript');

/** A pasted conversation stays text until somebody wants it as a transcript: an offer, not a surprise. */
export const TranscriptPaste = Extension.create({
  name: 'transcriptPaste',
  // Before the paste itself: afterwards nobody knows where it went.
  priority: 1050,
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin<Pasted>({
        key: pastedKey,
        state: {
          init: () => null,
          apply(tr, pasted) {
            const set: Pasted | undefined = tr.getMeta(pastedKey);
            if (set !== undefined) return set;
            return pasted && { from: tr.mapping.map(pasted.from, -1), to: tr.mapping.map(pasted.to) };
          },
        },
        props: {
          handlePaste(_view, { clipboardData }) {
            const text = clipboardData?.getData('text/plain') ?? '';
            const isOwn = clipboardData?.getData('text/html').includes('data-pm-slice') ?? false;
            if (!isOwn && editor.isEditable && isOnEmptyLine(editor.state)) offerLater(editor, text);
            return false;
          },
        },
      }),
    ];
  },
});

/** Elsewhere the pasted text joins what is there already, and could not be taken out of it again. */
function isOnEmptyLine({ selection: { $from, empty } }: EditorState): boolean {
  return (
    empty && $from.depth === 1 && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0
  );
}

function offerLater(editor: Editor, text: string): void {
  if (text.length > mostTranscriptText) return;
  const parts = readAsTranscript(text);
  if (!parts) return;
  const before = editor.state.doc.content.size;
  const from = editor.state.selection.$from.before();
  setTimeout(() => {
    if (editor.isDestroyed) return;
    const { doc, tr } = editor.state;
    const added = doc.content.size - before;
    if (added <= 0) return;
    const set: Pasted = { from, to: Math.min(doc.content.size, from + 2 + added) };
    editor.view.dispatch(tr.setMeta(pastedKey, set).setMeta('addToHistory', false));
    showToast({
      message: 'This looks like a transcript.',
      action: { label: 'Make it a transcript', run: () => takeOffer(editor, parts) },
    });
  });
}

function takeOffer(editor: Editor, parts: readonly TranscriptPart[]): void {
  if (editor.isDestroyed) return;
  const pasted = pastedKey.getState(editor.state);
  if (!pasted) return;
  const { doc } = editor.state;
  const range = wholeBlocks(doc, pasted);
  // The menu of the note may have made it one before.
  if (doc.nodeAt(range.from)?.type.name === 'utterance') return;
  makeTranscript(editor, { ...range, parts });
}

function wholeBlocks(doc: Node, { from, to }: NonNullable<Pasted>): { from: number; to: number } {
  const start = doc.resolve(from);
  const end = doc.resolve(to);
  return { from: start.depth > 0 ? start.before(1) : from, to: end.depth > 0 ? end.after(1) : to };
}
