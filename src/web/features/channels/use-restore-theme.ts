import { useCommand } from '#web/lib/use-command.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { UndoThemeChangeDocument } from './channels.gen.ts';
import { keptWords } from './kept-words.ts';

/** Takes the dismissal of a theme back; its data points come with it. */
export function useRestoreTheme() {
  const undo = useCommand(UndoThemeChangeDocument);
  return {
    busy: undo.busy,
    restore: async (changeId: string) => {
      const done = await undo.run({ changeId });
      if (done) showToast({ message: keptWords(done.undoThemeChange.change) ?? 'Theme restored' });
    },
  };
}
