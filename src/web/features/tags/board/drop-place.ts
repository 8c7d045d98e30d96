import type { Column } from '../model/arrange-tags.ts';
import type { Point } from './use-drag-pointer.ts';

export type Drop =
  | { readonly kind: 'before' | 'after' | 'merge'; readonly groupId: string | null; readonly tagId: string }
  | { readonly kind: 'end'; readonly groupId: string | null };

/** The share of a card, above and below, that means a place beside it; the middle means the tag itself. */
const edge = 0.3;

/** What lies under the pointer: asked of the page, because the cards of long columns come and go while one drags. */
export function dropAt(point: Point | null, dragged: ReadonlySet<string>): Drop | null {
  if (!point) return null;
  const under = document.elementFromPoint(point.x, point.y);
  const column = under?.closest<HTMLElement>('[data-tag-column]');
  if (!column) return null;
  const groupId = column.dataset['tagColumn'] || null;
  const card = under?.closest<HTMLElement>('[data-tag-card]');
  const tagId = card?.dataset['tagCard'];
  if (!card || tagId === undefined) return { kind: 'end', groupId };
  const { top, height } = card.getBoundingClientRect();
  const share = (point.y - top) / height;
  if (dragged.has(tagId)) return { kind: share < 0.5 ? 'before' : 'after', groupId, tagId };
  return { kind: share < edge ? 'before' : share > 1 - edge ? 'after' : 'merge', groupId, tagId };
}

/** The tag that the dragged ones come after; null: to the top. */
export function afterOf(
  columns: readonly Column[],
  drop: Exclude<Drop, { kind: 'merge' }>,
  dragged: ReadonlySet<string>,
): string | null {
  const tags = columns.find(({ group }) => (group?.id ?? null) === drop.groupId)?.tags ?? [];
  const target = 'tagId' in drop ? tags.findIndex(({ id }) => id === drop.tagId) : tags.length;
  const above = tags.slice(0, drop.kind === 'after' ? target + 1 : target);
  return above.findLast(({ id }) => !dragged.has(id))?.id ?? null;
}
