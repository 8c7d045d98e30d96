import type { Editor } from '@tiptap/react';
import { useEffect } from 'react';
import { holdKeys, releaseKeys } from '#web/kit/keys/held-keys.ts';

/** What was typed since the document was asked for, before its title was there. */
export function takeTypedTitle(): string {
  return releaseKeys('title') ?? '';
}

/** From the title into the text, also before the text is there: until then the keys wait for it. */
export function useGoOnWriting(editor: Editor | null): (typed: string) => void {
  useEffect(() => {
    const typed = editor && releaseKeys('text');
    if (editor && typed !== null) write(editor, typed);
  }, [editor]);
  useEffect(() => () => void releaseKeys('text'), []);
  return (typed) => {
    if (editor) write(editor, typed);
    else holdKeys('text', typed);
  };
}

function write(editor: Editor, typed: string): void {
  editor.commands.focus('start');
  for (const [at, line] of typed.split('\n').entries()) {
    if (at > 0) editor.commands.splitBlock();
    if (line !== '') editor.commands.insertContent({ type: 'text', text: line });
  }
}
