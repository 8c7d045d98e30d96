import { titleOf } from '#domain/text/display-names.ts';
import type { ReelFieldsFragment, ReelLayout } from '#web/lib/graphql.gen.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { showToast } from '#web/ui/toast-store.ts';
import {
  DeleteReelsDocument,
  MoveReelPartDocument,
  RemoveReelPartsDocument,
  RestoreReelPartsDocument,
  RestoreReelsDocument,
  UpdateReelDocument,
} from './reels.gen.ts';

/** What can be done with a reel. Each that takes something away offers to put it back. */
export function useReelCommands({ id, insightId, title }: ReelFieldsFragment) {
  const update = useCommand(UpdateReelDocument);
  const move = useCommand(MoveReelPartDocument);
  const removeParts = useCommand(RemoveReelPartsDocument);
  const restoreParts = useCommand(RestoreReelPartsDocument);
  const remove = useCommand(DeleteReelsDocument);
  const restore = useCommand(RestoreReelsDocument);

  async function removePart(partId: string) {
    const partIds = [partId];
    if (!(await removeParts.run({ id, partIds }))) return;
    showToast({ message: 'Removed from the reel', undo: () => void restoreParts.run({ id, partIds }) });
  }

  async function removeReel() {
    const ids = [id];
    goTo('insight', { params: { insightId } });
    if (!(await remove.run({ ids }))) return;
    showToast({
      message: `Deleted “${titleOf('reel', title)}”`,
      undo: () => void restore.run({ ids }).then((done) => done && openReel({ id, insightId })),
    });
  }

  return {
    rename: (next: string) => void update.run({ input: { id, title: next } }),
    layOut: (layout: ReelLayout) => void update.run({ input: { id, layout } }),
    movePart: (partId: string, index: number) => move.run({ partId, index }),
    removePart: (partId: string) => void removePart(partId),
    remove: () => void removeReel(),
  };
}

export function openReel({ id, insightId }: { id: string; insightId: string }): void {
  goTo('insightReel', { params: { insightId, reelId: id } });
}
