import type { TagPageFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { useTagRefusal } from '../model/tag-access.ts';
import { UndoTagMergeDocument } from '../tags.gen.ts';

type UndoTagMergeButtonProps = { tag: TagPageFieldsFragment; onUndone?: () => void };

/** Nothing where there is no merge to undo, and for people who may not. */
export function UndoTagMergeButton({ tag, onUndone }: UndoTagMergeButtonProps) {
  const undo = useCommand(UndoTagMergeDocument);
  const refusal = useTagRefusal(tag.board, tag.board.project ?? null);
  const merge = tag.lastMerge;
  if (!merge || refusal('tag.merge') !== null) return null;

  async function undoIt(id: string) {
    const done = await undo.run({ id });
    if (!done) return;
    showToast({ message: `Restored ${countLabel(done.undoTagMerge.length, 'merged tag')}` });
    onUndone?.();
  }

  return (
    <Button busy={undo.busy} onClick={() => void undoIt(merge.id)}>
      Undo the merge
    </Button>
  );
}
