import { useState, type FormEvent } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { TextAreaField } from '#web/ui/text-field.tsx';

export type AltTextDialogProps = { alt: string; onSave: (alt: string) => void; onClose: () => void };

/** What the picture shows, for people who can't see it. */
export function AltTextDialog({ alt, onSave, onClose }: AltTextDialogProps) {
  const [text, setText] = useState(alt);
  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    onSave(text.trim());
    onClose();
  }
  return (
    <Dialog title="Alt text" onClose={onClose}>
      <form onSubmit={submit}>
        <TextAreaField
          label="Alt text"
          hint="Describe the image for people who can’t see it."
          rows={3}
          maxLength={2000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit">
            Save alt text
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
