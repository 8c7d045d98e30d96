import type { TagPageFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Callout } from '#web/ui/callout.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import classes from './tag-screen.module.css';
import { UndoTagMergeButton } from './undo-tag-merge-button.tsx';

/** What was merged into the tag last. */
export function LastTagMerge({ tag, onUndone }: { tag: TagPageFieldsFragment; onUndone: () => void }) {
  const merge = tag.lastMerge;
  if (!merge) return null;
  const { mergedCount, mergedAt, mergedBy } = merge;
  return (
    <div className={classes.remark}>
      <Callout actions={<UndoTagMergeButton tag={tag} onUndone={onUndone} />}>
        {mergedCount === 1 ? '1 tag was' : `${mergedCount} tags were`} merged into this tag{' '}
        <RelativeTime at={mergedAt} />
        {mergedBy && `, by ${mergedBy.name}`}.
      </Callout>
    </div>
  );
}
