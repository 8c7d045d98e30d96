import { Extension } from '@tiptap/core';
import { joinUtterances, splitUtterance } from '#editor/transcript/edit-utterances.ts';
import { asTransform } from '#web/kit/editor/extensions/schema-extensions.ts';
import { assignByKey } from './assign-while-listening.ts';
import { followPlaybackPlugin } from './follow-playback.ts';
import { editorKey } from '#web/kit/keys/pressed-keys.ts';
import { transcriptShortcuts } from './shortcuts.ts';

/** What was said is edited like any text, and its words keep their times. */
export const TranscriptEditing = Extension.create({
  name: 'transcriptEditing',
  // Before the keys of plain paragraphs.
  priority: 1150,
  addKeyboardShortcuts() {
    const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    return {
      ...Object.fromEntries(
        numbers.map((number) => [
          editorKey(transcriptShortcuts.assignSpeaker, String(number)),
          () => assignByKey(this.editor, number),
        ]),
      ),
      Enter: ({ editor }) => {
        const { selection, tr } = editor.state;
        if (!selection.empty || selection.$from.parent.type.name !== 'utterance') return false;
        // At the end a person goes on writing, not on talking.
        if (selection.$from.parentOffset === selection.$from.parent.content.size) {
          return editor
            .chain()
            .insertContentAt(selection.$from.after(), { type: 'paragraph' })
            .setTextSelection(selection.$from.after() + 1)
            .run();
        }
        if (!splitUtterance(asTransform(tr), selection.from)) return false;
        editor.view.dispatch(tr.scrollIntoView());
        return true;
      },
      Backspace: ({ editor }) => {
        const { selection, tr } = editor.state;
        if (!selection.empty || !joinUtterances(asTransform(tr), selection.from)) return false;
        editor.view.dispatch(tr.scrollIntoView());
        return true;
      },
    };
  },
  addProseMirrorPlugins: () => [followPlaybackPlugin()],
});
