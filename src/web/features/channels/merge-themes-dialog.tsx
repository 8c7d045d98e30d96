import { titleOf } from '#domain/text/display-names.ts';
import type { ThemeCardFragment } from '#web/lib/graphql.gen.ts';
import { Button } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { useSelection } from '#web/ui/use-selection.ts';
import { ThemeCheckboxes } from './theme-checkboxes.tsx';
import { useThemeCommands } from './use-theme-commands.ts';

export type MergeThemesDialogProps = {
  theme: ThemeCardFragment;
  others: readonly ThemeCardFragment[];
  onClose: () => void;
};

/** Other themes become part of this one. */
export function MergeThemesDialog({ theme, others, onClose }: MergeThemesDialogProps) {
  const selection = useSelection(others);
  const { ids: chosen } = selection;
  const commands = useThemeCommands();
  const moved = others
    .filter(({ id }) => chosen.has(id))
    .reduce((sum, { dataPointCount }) => sum + dataPointCount, 0);

  async function merge() {
    if (await commands.merge(theme.id, [...chosen])) onClose();
  }

  return (
    <Dialog title={`Merge into “${titleOf('theme', theme.title)}”`} onClose={onClose}>
      <ThemeCheckboxes themes={others} selection={selection} />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" disabled={chosen.size === 0} onClick={() => void merge()}>
          {chosen.size === 0 ? 'Merge themes' : `Merge ${countLabel(moved, 'data point')}`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
