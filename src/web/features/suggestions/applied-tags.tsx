import { aiUserName } from '#domain/ai/ai-user.ts';
import { showHighlight, type Coding } from '#web/features/highlights/index.ts';
import { TagChip } from '#web/kit/objects/tag-chip.tsx';
import type { TagSuggestionFieldsFragment } from '#web/lib/graphql.gen.ts';
import { countLabel } from '#web/ui/count-label.ts';
import { reasonOf } from './reason-of.ts';
import { removeApplied } from './review-tags.ts';
import classes from './suggestions.module.css';

type AppliedTagsProps = {
  coding: Coding;
  items: readonly TagSuggestionFieldsFragment[];
  mayTag: boolean;
};

/** What AI put on by itself, each to be looked at and taken off. */
export function AppliedTags({ coding, items, mayTag }: AppliedTagsProps) {
  if (items.length === 0) return null;
  return (
    <details className={classes.applied}>
      <summary>
        {countLabel(items.length, 'tag')} added by {aiUserName}
      </summary>
      <ul className={classes.rows}>
        {items.map((item) => (
          <li key={item.id} className={classes.row}>
            <button
              type="button"
              className={classes.words}
              onClick={() => item.highlight && showHighlight(coding, item.highlight.id)}
            >
              {item.highlight?.text}
            </button>
            {item.tag && (
              <TagChip
                tag={item.tag}
                {...(mayTag && { onRemove: () => void removeApplied(coding, [item.id]) })}
              />
            )}
            <p className={classes.reason}>{reasonOf(item)}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
