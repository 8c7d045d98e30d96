import { Extension, type Editor } from '@tiptap/core';
import { Plugin, type EditorState } from '@tiptap/pm/state';
import { readAsTranscript } from '#engines/captions/recognize-transcript.ts';
import { mostTranscriptText } from './find-transcript.ts';
import { addOffer } from './transcript-offers.ts';

/** Offers to make a pasted conversation a transcript. */
export const TranscriptPaste = Extension.create({
  name: 'transcriptPaste',
  // Before the paste itself: afterwards nobody knows where it went.
  priority: 1050,
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
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
    const { doc } = editor.state;
    const added = doc.content.size - before;
    if (added <= 0) return;
    const to = Math.min(doc.content.size, from + 2 + added);
    addOffer(editor, { from, to, parts, label: 'This looks like a transcript.', fileIdOf: () => null });
  });
}
