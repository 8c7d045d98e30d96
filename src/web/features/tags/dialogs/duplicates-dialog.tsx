import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { titleOf } from '#domain/text/display-names.ts';
import { TagDot } from '#web/kit/objects/tag-dot.tsx';
import type { DuplicateTagsQuery } from '#web/lib/graphql.gen.ts';
import { Button } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { BoardCommands } from '../model/use-board-commands.ts';
import { MergeTagsDialog, mostUsed } from './merge-tags-dialog.tsx';
import classes from './dialogs.module.css';

type Sets = DuplicateTagsQuery['duplicateTags'];
type DuplicatesDialogProps = {
  sets: Sets;
  commands: Pick<BoardCommands, 'merge'>;
  mayMerge: boolean;
  onClose: () => void;
};

/** Tags that are likely one. Merging takes one press and can be undone; the preview is there for people who aren't sure. */
export function DuplicatesDialog({ sets, commands, mayMerge, onClose }: DuplicatesDialogProps) {
  const [reviewed, setReviewed] = useState<Sets[number] | null>(null);
  if (reviewed) {
    return (
      <MergeTagsDialog
        tags={reviewed.tags}
        intoId={null}
        others={[]}
        onClose={() => setReviewed(null)}
        onMerge={async (into, others) => {
          await commands.merge(into, others);
          setReviewed(null);
        }}
      />
    );
  }
  return (
    <Dialog title="Likely duplicates" onClose={onClose} wide>
      {sets.length === 0 && (
        <EmptyState icon={<IconCheck size={20} />} title="No duplicates">
          No tags in this project or the workspace have similar titles.
        </EmptyState>
      )}
      <ul className={classes.sets}>
        {sets.map((set) => {
          const into = mostUsed(set.tags);
          const others = set.tags.filter(({ id }) => id !== into?.id);
          return (
            <li key={set.tags.map(({ id }) => id).join()}>
              <ul className={classes.set}>
                {set.tags.map((tag) => (
                  <li key={tag.id}>
                    <TagDot color={tag.color} />
                    <span className={classes.title}>{titleOf('tag', tag.title)}</span>
                    <span className={classes.muted}>
                      {titleOf('board', tag.board.title)} · {countLabel(tag.highlightCount, 'highlight')}
                    </span>
                  </li>
                ))}
              </ul>
              {mayMerge && into && (
                <span className={classes.setActions}>
                  <Button variant="quiet" onClick={() => setReviewed(set)}>
                    Preview
                  </Button>
                  <Button onClick={() => void commands.merge(into, others)}>
                    Merge into “{titleOf('tag', into.title)}”
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
