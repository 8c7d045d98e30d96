import { useState } from 'react';
import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { UsableTagsDocument } from '#web/features/highlights/highlights.gen.ts';
import { TagChip } from '#web/kit/objects/tag-chip.tsx';
import { TagDot } from '#web/kit/objects/tag-dot.tsx';
import type { TagLook } from '#web/kit/objects/tag-look.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import classes from './sent-tags.module.css';

export type SentTag = Pick<TagLook, 'id' | 'title' | 'color'>;

export type SentTagsProps = {
  projectId: string;
  tags: readonly SentTag[];
  onChange: (tags: readonly SentTag[]) => void;
};

/** Tags of the project that every highlight gets. */
export function SentTags({ projectId, tags, onChange }: SentTagsProps) {
  const [text, setText] = useState('');
  const [{ data }] = useQuery({
    query: UsableTagsDocument,
    variables: { projectId, first: itemLimits.pageMax, after: null },
  });
  const words = text.trim().toLocaleLowerCase();
  const items = (data?.tags.items ?? [])
    .filter(
      ({ id, title }) => !tags.some((tag) => tag.id === id) && title.toLocaleLowerCase().includes(words),
    )
    .map((tag) => ({
      id: tag.id,
      label: titleOf('tag', tag.title),
      icon: <TagDot color={tag.color} />,
      tag,
    }));
  return (
    <div>
      <p className={classes.label}>Tags (optional)</p>
      <div className={classes.tags}>
        {tags.map((tag) => (
          <TagChip key={tag.id} tag={tag} onRemove={() => onChange(tags.filter(({ id }) => id !== tag.id))} />
        ))}
        <Combobox
          label="Tags"
          placeholder="Find a tag"
          text={text}
          onText={setText}
          items={items}
          emptyText="No such tag in this project"
          isLoading={data === undefined}
          onChoose={({ tag }) => {
            onChange([...tags, tag]);
            setText('');
          }}
          onBackspace={() => onChange(tags.slice(0, -1))}
        />
      </div>
    </div>
  );
}
