import type { TagCardFragment } from '#web/lib/graphql.gen.ts';
import type { Direction } from '../model/arrange-tags.ts';

export type CardHandlers = {
  onSelect: (tag: TagCardFragment, keys: { isRange: boolean; isMore: boolean }) => void;
  onArrow: (tag: TagCardFragment, direction: Direction, keys: { isExtending: boolean }) => void;
  onCarry: (tag: TagCardFragment, direction: Direction) => void;
  onRename: (tag: TagCardFragment) => void;
  /** Null: left as it was. */
  onRenamed: (tag: TagCardFragment, title: string | null) => void;
  onEdit: (tag: TagCardFragment) => void;
  onLock: (tag: TagCardFragment, locked: boolean) => void;
  onMerge: (tag: TagCardFragment) => void;
  onTrash: (tag: TagCardFragment) => void;
};
