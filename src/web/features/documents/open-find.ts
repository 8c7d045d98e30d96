import type { Editor } from '@tiptap/react';

/** The panel belongs to the editor and opens by its own shortcut. */
export function openFind(editor: Editor | null): void {
  editor?.commands.keyboardShortcut('Mod-f');
}
