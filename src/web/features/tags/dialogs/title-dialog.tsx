import { useState } from 'react';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type TitleDialogProps = {
  heading: string;
  title: string;
  action: string;
  busy: boolean;
  onSave: (title: string) => void;
  onClose: () => void;
};

/** The title of a board. */
export function TitleDialog({ heading, title: before, action, busy, onSave, onClose }: TitleDialogProps) {
  const [text, setText] = useState(before);
  const parsed = parseText(textLimits.tagBoardTitle, text);
  return (
    <Dialog title={heading} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (parsed.ok) onSave(parsed.value);
        }}
      >
        <TextField
          label="Title"
          value={text}
          error={parsed.ok ? null : parsed.message}
          data-autofocus
          onChange={(event) => setText(event.target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={busy} disabled={!parsed.ok || text.trim() === ''}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
