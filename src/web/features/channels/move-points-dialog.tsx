import { titleOf } from '#domain/text/display-names.ts';
import { Button } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { AllMatching } from './all-matching.ts';
import classes from './move-points-dialog.module.css';
import { ThemeFinder } from './theme-finder.tsx';
import finder from './theme-finder.module.css';
import { useMatchingCommands } from './use-matching-commands.ts';
import { useThemeCommands } from './use-theme-commands.ts';

export type MovePointsDialogProps = {
  channelId: string;
  ids: readonly string[];
  /** Instead of these. */
  all?: AllMatching | null;
  /** Where they are now; undefined where they are in several. */
  current?: string | null;
  onMoved: () => void;
  onClose: () => void;
};

/** All themes of the channel, found by their titles, and none of them. */
export function MovePointsDialog(props: MovePointsDialogProps) {
  const { channelId, ids, all, current, onMoved, onClose } = props;
  const commands = useThemeCommands();
  const { changeAll } = useMatchingCommands(channelId);

  async function move(themeId: string | null) {
    if (!(await (all ? changeAll(all, 'MOVE', themeId) : commands.move(channelId, [...ids], themeId))))
      return;
    onMoved();
    onClose();
  }

  const choice = (themeId: string | null, label: string, detail: string) => (
    <li key={themeId}>
      <button
        type="button"
        className={finder.choice}
        disabled={themeId === current}
        onClick={() => void move(themeId)}
      >
        <span className={finder.title}>{label}</span>
        <span className={finder.detail}>{themeId === current ? 'Here now' : detail}</span>
      </button>
    </li>
  );

  return (
    <Dialog title={`Move ${countLabel(all?.count ?? ids.length, 'data point')} to a theme`} onClose={onClose}>
      <ThemeFinder
        channelId={channelId}
        before={choice(null, 'None (outlier)', '')}
        empty={<EmptyState title="No themes yet" />}
        renderThemes={(themes) =>
          themes.map(({ id, title, dataPointCount }) =>
            choice(id, titleOf('theme', title), `${countLabel(dataPointCount, 'data point')} in all`),
          )
        }
      />
      <p className={classes.note}>A data point that you place stays there.</p>
      <div className={classes.end}>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Dialog>
  );
}
