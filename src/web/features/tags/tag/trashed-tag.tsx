import { IconTrash } from '@tabler/icons-react';
import { titleOf } from '#domain/text/display-names.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import type { TagPageFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useTagRefusal } from '../model/tag-access.ts';
import { RestoreTagsDocument } from '../tags.gen.ts';
import { UndoTagMergeButton } from './undo-tag-merge-button.tsx';

/** A link to it still leads here; after a merge it leads on. */
export function TrashedTag({ tag }: { tag: TagPageFieldsFragment }) {
  const restore = useCommand(RestoreTagsDocument);
  const refusal = useTagRefusal(tag.board, tag.board.project ?? null);
  const title = titleOf('tag', tag.title);
  if (tag.mergedIntoId != null) {
    return (
      <EmptyState
        title={`“${title}” was merged`}
        actions={
          <>
            <Link to="tag" params={{ tagId: tag.mergedIntoId }} className={buttonClass('default')}>
              Open the merged tag
            </Link>
            <UndoTagMergeButton tag={tag} />
          </>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<IconTrash size={20} />}
      title={`“${title}” is in the trash`}
      actions={
        refusal('tag.delete') === null && (
          <Button busy={restore.busy} onClick={() => void restore.run({ ids: [tag.id] })}>
            Restore
          </Button>
        )
      }
    />
  );
}
