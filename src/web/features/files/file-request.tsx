import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import type { EditorInitialCommand } from '#domain/routes/editor-commands.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { useAddFiles, type FileOwner } from './use-add-files.ts';
import type { FileKind } from '#web/kit/files/pick-files.ts';

/** The commands that this server can do by itself. */
const kinds: Partial<Record<EditorInitialCommand, FileKind>> = {
  'any-file': 'any',
  'video-or-audio-file': 'recording',
};

export type FileRequestProps = { command: EditorInitialCommand; editor: Editor; owner: FileOwner };

/** A link asked for a file (`i=`). Browsers open their own dialog only for a press, so there is a button to press. */
export function FileRequest({ command, editor, owner }: FileRequestProps) {
  const [isOpen, setOpen] = useState(true);
  const { pickFiles } = useAddFiles({ editor, owner, isEditable: false });
  const kind = kinds[command];
  if (!isOpen || kind === undefined) return null;
  return (
    <Dialog
      title={kind === 'recording' ? 'Add a video or audio recording' : 'Add a file'}
      onClose={() => setOpen(false)}
    >
      <p>It will be uploaded to “{owner.title}”. You can also drop it anywhere on the page.</p>
      <DialogActions>
        <Button onClick={() => setOpen(false)}>Not now</Button>
        <Button
          variant="primary"
          data-autofocus
          onClick={() => {
            pickFiles(kind);
            setOpen(false);
          }}
        >
          Choose files
        </Button>
      </DialogActions>
    </Dialog>
  );
}
