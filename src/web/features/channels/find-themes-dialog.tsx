import { clusteringMinItems } from '#domain/ai/clustering.ts';
import type { ChannelCardFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { FormStack } from '#web/ui/page-frame.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { SortChannelDocument } from './channels.gen.ts';
import { SortingPreview } from './sorting-preview.tsx';

export type FindThemesDialogProps = { channel: ChannelCardFragment; onClose: () => void };

/** What a sorting respects and what it may change, with its outcome before it is begun: it has no way back. */
export function FindThemesDialog({ channel, onClose }: FindThemesDialogProps) {
  const sort = useCommand(SortChannelDocument);
  const { id, sensitivity, wantedThemeCount } = channel;

  async function start() {
    if (!(await sort.run({ id }))) return;
    onClose();
    showToast({ message: 'Finding themes again' });
  }

  return (
    <Dialog title="Find themes again" onClose={onClose}>
      <FormStack>
        <p>
          Themes that people renamed, pinned, merged, split or dismissed stay so, and data points that people
          placed or excluded stay where they are. Other themes can grow, shrink, split, join or go, and new
          ones can come.
        </p>
        <p>This can’t be undone.</p>
        {channel.dataPointCount >= clusteringMinItems && (
          <SortingPreview channelId={id} settings={{ sensitivity, wantedThemeCount }} />
        )}
      </FormStack>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" busy={sort.busy} data-autofocus onClick={() => void start()}>
          Find themes
        </Button>
      </DialogActions>
    </Dialog>
  );
}
