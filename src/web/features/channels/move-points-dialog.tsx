import { useDeferredValue, useState } from 'react';
import { titleOf } from '#domain/text/display-names.ts';
import { Paged } from '#web/kit/lists/paged.tsx';
import { Button } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ChannelThemesDocument } from './channels.gen.ts';
import classes from './move-points-dialog.module.css';
import { useThemeCommands } from './use-theme-commands.ts';

export type MovePointsDialogProps = {
  channelId: string;
  ids: readonly string[];
  /** Where they are now; undefined where they are in several. */
  current?: string | null;
  onMoved: () => void;
  onClose: () => void;
};

/** All themes of the channel, found by their titles, and none of them. */
export function MovePointsDialog({ channelId, ids, current, onMoved, onClose }: MovePointsDialogProps) {
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim());
  const commands = useThemeCommands();

  async function move(themeId: string | null) {
    if (!(await commands.move(channelId, [...ids], themeId))) return;
    onMoved();
    onClose();
  }

  const choice = (themeId: string | null, label: string, detail: string) => (
    <li key={themeId}>
      <button
        type="button"
        className={classes.choice}
        disabled={themeId === current}
        onClick={() => void move(themeId)}
      >
        <span>{label}</span>
        <span className={classes.detail}>{themeId === current ? 'Here now' : detail}</span>
      </button>
    </li>
  );

  return (
    <Dialog title={`Move ${countLabel(ids.length, 'data point')} to a theme`} onClose={onClose}>
      <TextField
        label="Find themes"
        hideLabel
        type="search"
        placeholder="Find themes"
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {query === '' && <ul className={classes.list}>{choice(null, 'None (outlier)', '')}</ul>}
      <Paged
        key={query}
        what="the themes"
        document={ChannelThemesDocument}
        variables={(after) => ({ id: channelId, query: query || null, first: 50, after })}
        page={({ channel }) => channel?.themes}
        skeleton={<SkeletonRows rows={6} label="Loading the themes" />}
        empty={
          query === '' ? (
            <EmptyState title="No themes yet" />
          ) : (
            <EmptyState title={`No results for “${query}”`} />
          )
        }
        renderFrame={(content) => (
          <ul className={classes.list} aria-label="Themes">
            {content}
          </ul>
        )}
        renderRows={(themes) =>
          themes.map(({ id, title, dataPointCount }) =>
            choice(id, titleOf('theme', title), countLabel(dataPointCount, 'data point')),
          )
        }
        renderMore={(button) => <li>{button}</li>}
      />
      <p className={classes.note}>A data point that you place stays there.</p>
      <div className={classes.end}>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Dialog>
  );
}
