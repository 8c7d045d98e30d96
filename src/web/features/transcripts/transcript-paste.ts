import { Extension, type Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, type EditorState } from '@tiptap/pm/state';
import type { TranscriptPart } from '#domain/transcripts/transcript.ts';
import { utteranceNodes } from '#editor/transcript/utterance-nodes.ts';
import { recognizeTranscript } from '#engines/captions/recognize-transcript.ts';
import { showToast } from '#web/ui/toast-store.ts';

/** Where the pasted text is; follows every edit until the offer is taken. */
type Pasted = { readonly from: number; readonly to: number } | null;

const pastedKey = new PluginKey<Pasted>('pastedTranscript');
/** Longer ones come as files: reading them here would stop the typing. */
const mostCharacters = 1_000_000;

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
  if (text.length > mostCharacters) return;
  const parts = recognizeTranscript(text);
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
      action: { label: 'Make it a transcript', run: () => makeTranscript(editor, parts) },
    });
  });
}

function makeTranscript(editor: Editor, parts: readonly TranscriptPart[]): void {
  if (editor.isDestroyed) return;
  const pasted = pastedKey.getState(editor.state);
  const { schema, tr } = editor.state;
  if (!pasted) return;
  const { from, to } = wholeBlocks(tr.doc, pasted);
  const nodes = utteranceNodes(parts, null).map((node) => schema.nodeFromJSON(node));
  editor.view.dispatch(tr.replaceWith(from, to, nodes).setMeta(pastedKey, null).scrollIntoView());
  showToast({ message: 'Made a transcript', undo: () => editor.commands.undo() });
}

function wholeBlocks(doc: Node, { from, to }: NonNullable<Pasted>): { from: number; to: number } {
  const start = doc.resolve(from);
  const end = doc.resolve(to);
  return { from: start.depth > 0 ? start.before(1) : from, to: end.depth > 0 ? end.after(1) : to };
}
