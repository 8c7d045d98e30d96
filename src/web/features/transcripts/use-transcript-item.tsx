import { IconMessages } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import type { MenuItem } from '#web/ui/menu.tsx';
import { findTranscript } from './find-transcript.ts';
import { makeTranscript } from './make-transcript.ts';

/** Reading a long text takes a moment, and would be felt at every key. */
const restBeforeReading = 400;

type Finding = 'none' | 'found' | 'marked';

/** “Make it a transcript” in the menu of a note, as long as its text reads as one. */
export function useTranscriptItem(editor: Editor | null): MenuItem[] {
  const finding = useFinding(editor);
  if (!editor || finding === 'none') return [];
  return [
    {
      label: 'Make it a transcript',
      icon: <IconMessages size={16} />,
      disabledReason: finding === 'marked' ? 'Remove highlights and comments from the text first' : null,
      onSelect: () => {
        const found = findTranscript(editor.state.doc);
        if (found && !found.isMarked) makeTranscript(editor, found);
      },
    },
  ];
}

function useFinding(editor: Editor | null): Finding {
  const [finding, setFinding] = useState<Finding>('none');
  useEffect(() => {
    if (!editor) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      if (!editor.isDestroyed) setFinding(editor.isEditable ? findingIn(editor) : 'none');
    };
    const readLater = () => {
      clearTimeout(timer);
      timer = setTimeout(read, restBeforeReading);
    };
    readLater();
    editor.on('transaction', readLater);
    return () => {
      clearTimeout(timer);
      editor.off('transaction', readLater);
    };
  }, [editor]);
  return finding;
}

function findingIn(editor: Editor): Finding {
  const found = findTranscript(editor.state.doc);
  if (!found) return 'none';
  return found.isMarked ? 'marked' : 'found';
}
