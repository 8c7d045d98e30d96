import { titleOf } from '#domain/text/display-names.ts';
import type { TopicCardFragment } from '#web/lib/graphql.gen.ts';
import { Button } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useSelection } from '#web/ui/use-selection.ts';
import { ThemeCheckboxes } from './theme-checkboxes.tsx';
import { ThemeFinder } from './theme-finder.tsx';
import { useTopicCommands } from './use-topic-commands.ts';

export type AddThemesDialogProps = { channelId: string; topic: TopicCardFragment; onClose: () => void };

/** Themes of other topics, or of none, come into this one. */
export function AddThemesDialog({ channelId, topic, onClose }: AddThemesDialogProps) {
  const selection = useSelection();
  const commands = useTopicCommands();

  async function add() {
    if (await commands.move(channelId, [...selection.ids], topic.id)) onClose();
  }

  return (
    <Dialog title={`Add themes to “${titleOf('topic', topic.title)}”`} onClose={onClose}>
      <ThemeFinder
        channelId={channelId}
        outsideTopicId={topic.id}
        empty={<EmptyState title="No other themes">Every theme is in this topic.</EmptyState>}
        renderThemes={(themes) => <ThemeCheckboxes themes={themes} selection={selection} />}
      />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="primary"
          busy={commands.busy}
          disabled={selection.ids.size === 0}
          onClick={() => void add()}
        >
          {selection.ids.size === 0 ? 'Add themes' : `Add ${countLabel(selection.ids.size, 'theme')}`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
