import { useState, type FormEvent } from 'react';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';

export type FolderDialogProps = {
  heading: string;
  confirmLabel: string;
  title?: string;
  busy: boolean;
  onSave: (title: string) => Promise<void>;
  onClose: () => void;
};

/** A name, for a new folder or another one for a folder that is there. */
export function FolderDialog({
  heading,
  confirmLabel,
  title = '',
  busy,
  onSave,
  onClose,
}: FolderDialogProps) {
  const [text, setText] = useState(title);
  const parsed = parseText({ ...textLimits.folderTitle, min: 1 }, text);
  const [isTried, setTried] = useState(false);

  function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (parsed.ok) void onSave(parsed.value);
  }

  return (
    <Dialog title={heading} onClose={onClose}>
      <form onSubmit={send} noValidate>
        <TextField
          label="Title"
          data-autofocus
          autoComplete="off"
          placeholder="Customer journey"
          value={text}
          error={!parsed.ok && (isTried || text !== '') ? parsed.message : null}
          onChange={(event) => setText(event.target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
