import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { droppedFiles } from '#web/kit/files/dropped-files.ts';
import type { WritingActions } from './writing-keys.ts';

/** Files dropped or pasted into the text are uploaded and stand where they were let go. */
export function fileDrop(actions: WritingActions): Extension {
  return Extension.create({
    name: 'fileDrop',
    // Before the cleaning of pasted text, which would see nothing in it.
    priority: 1100,
    addProseMirrorPlugins() {
      const { editor } = this;
      return [
        new Plugin({
          props: {
            handlePaste: (_view, { clipboardData }) => {
              const files = [...(clipboardData?.files ?? [])];
              // Office programs add a picture of the text that they copy.
              if (files.length === 0 || !editor.isEditable || clipboardData?.types.includes('text/html'))
                return false;
              actions.takeFiles(files);
              return true;
            },
            handleDrop: (view, event, _slice, isMoved) => {
              const { dataTransfer } = event;
              if (isMoved || !dataTransfer || dataTransfer.files.length === 0 || !editor.isEditable)
                return false;
              event.preventDefault();
              const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
              void droppedFiles(dataTransfer)
                .then((files) => actions.takeFiles(files, place?.pos))
                .catch(() => null);
              return true;
            },
          },
        }),
      ];
    },
  });
}
