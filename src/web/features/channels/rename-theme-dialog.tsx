import { useState, type FormEvent } from 'react';
import { parseThemeTitle } from '#domain/channels/theme-rules.ts';
import type { ThemeCardFragment } from '#web/lib/graphql.gen.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useThemeCommands } from './use-theme-commands.ts';

export function RenameThemeDialog({ theme, onClose }: { theme: ThemeCardFragment; onClose: () => void }) {
  const [title, setTitle] = useState(theme.title);
  const [error, setError] = useState<string | null>(null);
  const commands = useThemeCommands();

  async function save(event: FormEvent) {
    event.preventDefault();
    const parsed = parseThemeTitle(title);
    if (!parsed.ok) return setError(parsed.message);
    if (await commands.rename(theme.id, parsed.value)) onClose();
  }

  return (
    <Dialog title="Rename theme" onClose={onClose}>
      <form onSubmit={(event) => void save(event)} noValidate>
        <TextField
          label="Title"
          data-autofocus
          autoComplete="off"
          value={title}
          error={error}
          onChange={(event) => setTitle(event.target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary">
            Rename theme
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
