import { IconArrowRight, IconEye, IconEyeOff, IconFolderSymlink, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { can } from '#domain/access/can.ts';
import { useAsViewer } from '#web/features/members/index.ts';
import type { ChannelCardFragment } from '#web/lib/graphql.gen.ts';
import { BulkBar } from '#web/ui/bulk-bar.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Selection } from '#web/ui/use-selection.ts';
import type { AllMatching } from './all-matching.ts';
import { DeletePointsDialog } from './delete-points-dialog.tsx';
import { MovePointsDialog } from './move-points-dialog.tsx';
import { SendToProjectDialog } from './send-to-project-dialog.tsx';
import { useMatchingCommands } from './use-matching-commands.ts';
import { usePointCommands } from './use-point-commands.ts';

export type DataPointBulkBarProps = {
  channel: ChannelCardFragment;
  selection: Selection;
  /** Where all that match are chosen, loaded or not. */
  all: AllMatching | null;
  /** Whether the list shows what was excluded. */
  areExcluded: boolean;
};

/** Each action takes all that are selected or none. */
export function DataPointBulkBar({ channel, selection, all, areExcluded }: DataPointBulkBarProps) {
  const [layer, setLayer] = useState<'move' | 'send' | 'delete' | null>(null);
  const commands = usePointCommands(channel.id);
  const { changeAll } = useMatchingCommands(channel.id);
  const viewer = useAsViewer();
  const reasonOf = (action: 'theme.update' | 'channel.excludeData' | 'channel.deleteData') => {
    const may = can(viewer, action, { level: channel.viewerLevel });
    return may.allowed ? undefined : may.reason;
  };
  const [noMove, noExclude, noDelete] = [
    reasonOf('theme.update'),
    reasonOf('channel.excludeData'),
    reasonOf('channel.deleteData'),
  ];
  // Which project it goes to is chosen later: here the role decides.
  const maySend = can(viewer, 'theme.sendToProject', { level: 'FULL' });
  const ids = [...selection.ids];
  const finish = async (work: Promise<boolean>) => {
    if (await work) selection.clear();
  };
  const exclude = () => (all ? changeAll(all, 'EXCLUDE') : commands.exclude(ids));
  const include = () => (all ? changeAll(all, 'INCLUDE') : commands.include(ids));
  const dialog = { channelId: channel.id, ids, all, onClose: () => setLayer(null) };
  return (
    <BulkBar
      count={all?.count ?? ids.length}
      noun="data point"
      onClear={selection.clear}
      isUnlimited={all !== null}
      isFloating
    >
      {all === null && (
        <Button
          variant="quiet"
          icon={<IconFolderSymlink size={16} />}
          disabled={!maySend.allowed}
          title={maySend.allowed ? undefined : maySend.reason}
          onClick={() => setLayer('send')}
        >
          Send to project
        </Button>
      )}
      {!areExcluded && (
        <Button
          variant="quiet"
          icon={<IconArrowRight size={16} />}
          disabled={noMove !== undefined}
          title={noMove}
          onClick={() => setLayer('move')}
        >
          Move to theme
        </Button>
      )}
      <Button
        variant="quiet"
        icon={areExcluded ? <IconEye size={16} /> : <IconEyeOff size={16} />}
        disabled={noExclude !== undefined}
        title={noExclude}
        onClick={() => void finish(areExcluded ? include() : exclude())}
      >
        {areExcluded ? 'Include' : 'Exclude'}
      </Button>
      <Button
        variant="quiet"
        icon={<IconTrash size={16} />}
        disabled={noDelete !== undefined}
        title={noDelete}
        onClick={() => setLayer('delete')}
      >
        Delete
      </Button>
      {layer === 'send' && <SendToProjectDialog {...dialog} onSent={selection.clear} />}
      {layer === 'move' && <MovePointsDialog {...dialog} onMoved={selection.clear} />}
      {layer === 'delete' && <DeletePointsDialog {...dialog} onDeleted={selection.clear} />}
    </BulkBar>
  );
}
