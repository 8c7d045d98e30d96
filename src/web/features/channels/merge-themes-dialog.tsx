import { titleOf } from '#domain/text/display-names.ts';
import type { ThemeCardFragment } from '#web/lib/graphql.gen.ts';
import { Button } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useSelection } from '#web/ui/use-selection.ts';
import { ThemeCheckboxes } from './theme-checkboxes.tsx';
import { ThemeFinder } from './theme-finder.tsx';
import { useThemeCommands } from './use-theme-commands.ts';

export type MergeThemesDialogProps = { channelId: string; theme: ThemeCardFragment; onClose: () => void };

/** Other themes become part of this one. */
export function MergeThemesDialog({ channelId, theme, onClose }: MergeThemesDialogProps) {
  const selection = useSelection();
  const { ids: chosen } = selection;
  const commands = useThemeCommands();

  async function merge() {
    if (await commands.merge(theme.id, [...chosen])) onClose();
  }

  return (
    <Dialog title={`Merge into “${titleOf('theme', theme.title)}”`} onClose={onClose}>
      <ThemeFinder
        channelId={channelId}
        exceptId={theme.id}
        empty={<EmptyState title="No other themes" />}
        renderThemes={(themes) => <ThemeCheckboxes themes={themes} selection={selection} />}
      />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" disabled={chosen.size === 0} onClick={() => void merge()}>
          {chosen.size === 0 ? 'Merge themes' : `Merge ${countLabel(chosen.size, 'theme')}`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
