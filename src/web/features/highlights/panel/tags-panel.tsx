import { IconTag } from '@tabler/icons-react';
import { useMemo, useSyncExternalStore } from 'react';
import { titleOf } from '#domain/text/display-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Coding } from '../model/coding.ts';
import type { HighlightLook } from '../model/highlight-look.ts';
import type { TagLook } from '#web/kit/objects/tag-look.ts';
import { TagDot } from '#web/kit/objects/tag-dot.tsx';
import classes from './panel.module.css';

export type TagsPanelProps = { coding: Coding; mayCode: boolean; onShow: (tag: TagLook) => void };

/** The tags of this document, the most used first. */
export function TagsPanel({ coding, mayCode, onShow }: TagsPanelProps) {
  const looks = useSyncExternalStore(coding.store.subscribe, coding.store.all);
  const armed = useSyncExternalStore(coding.view.subscribe, () => coding.view.get().armed);
  const uses = useMemo(() => countUses(looks), [looks]);
  if (uses.length === 0) {
    return (
      <EmptyState icon={<IconTag size={20} />} title="No tags yet">
        Tags on highlights in this document appear here.
      </EmptyState>
    );
  }
  return (
    <ul className={classes.tags} aria-label="Tags in this document">
      {uses.map(({ tag, count }) => (
        <li key={tag.id}>
          <button type="button" className={classes.tag} onClick={() => onShow(tag)}>
            <TagDot color={tag.color} />
            <span className={classes.title}>{titleOf('tag', tag.title)}</span>
            <span className={classes.count}>{count.toLocaleString('en')}</span>
          </button>
          {mayCode && (
            <button
              type="button"
              className={classes.paint}
              aria-pressed={armed?.id === tag.id}
              onClick={() => coding.view.set({ armed: armed?.id === tag.id ? null : tag })}
            >
              Apply to selections
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function countUses(looks: readonly HighlightLook[]): { tag: TagLook; count: number }[] {
  const uses = new Map<string, { tag: TagLook; count: number }>();
  for (const { tags } of looks)
    for (const tag of tags) uses.set(tag.id, { tag, count: (uses.get(tag.id)?.count ?? 0) + 1 });
  return [...uses.values()].sort((a, b) => b.count - a.count || a.tag.title.localeCompare(b.tag.title));
}
