import { useState } from 'react';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import type { ViewFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { UpdateViewDocument } from './views.gen.ts';

export function RenameViewDialog({ view, onClose }: { view: ViewFieldsFragment; onClose: () => void }) {
  const [title, setTitle] = useState(view.title);
  const update = useCommand(UpdateViewDocument);
  const parsed = parseText(textLimits.viewTitle, title);

  async function save() {
    if (!parsed.ok) return;
    const saved = await update.run({
      input: { projectId: view.projectId, id: view.id, title: parsed.value },
    });
    if (saved) onClose();
  }

  return (
    <Dialog title="Rename view" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label="Title"
          value={title}
          error={parsed.ok ? null : parsed.message}
          data-autofocus
          onChange={(event) => setTitle(event.target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={update.busy}>
            Rename
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
