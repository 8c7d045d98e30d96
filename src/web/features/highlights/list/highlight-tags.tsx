import { IconPlus } from '@tabler/icons-react';
import type { HighlightCardFragment } from '#web/lib/graphql.gen.ts';
import { TagChip } from '#web/kit/objects/tag-chip.tsx';
import { ChooseTags } from './choose-tags.tsx';
import classes from './list.module.css';
import type { HighlightCommands } from './use-highlight-commands.ts';

type HighlightTagsProps = {
  highlight: HighlightCardFragment;
  mayTag: boolean;
  commands: HighlightCommands;
};

/** The tags of a highlight, changed where they stand. */
export function HighlightTags({ highlight, mayTag, commands }: HighlightTagsProps) {
  const { id, tags, projectId, viewerLevel } = highlight;

  return (
    <span className={classes.tags}>
      {tags.map((tag) => (
        <TagChip
          key={tag.id}
          tag={tag}
          isLink
          {...(mayTag && { onRemove: () => void commands.retag([id], { remove: [tag] }) })}
        />
      ))}
      {mayTag && (
        <ChooseTags
          label="Add tags to this highlight"
          projectId={projectId}
          level={viewerLevel}
          onChoose={(add, create) => void commands.retag([id], { add, create })}
          opener={{
            text: 'Tag',
            icon: <IconPlus size={12} />,
            label: `Add a tag to “${highlight.text.slice(0, 40)}”`,
            isChip: true,
          }}
        />
      )}
    </span>
  );
}
