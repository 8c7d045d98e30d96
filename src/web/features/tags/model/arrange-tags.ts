import type { TagCardFragment, TagColumnFragment } from '#web/lib/graphql.gen.ts';

export type Column = {
  /** Null: the tags in no group. */
  readonly group: TagColumnFragment | null;
  readonly tags: readonly TagCardFragment[];
};
export type Place = { readonly groupId: string | null; readonly afterId: string | null };
export type Move = Place & { readonly ids: readonly string[] };
export type Direction = 'up' | 'down' | 'left' | 'right';

/** Those in no group first, then the groups as they are arranged. */
export function columnsOf(
  groups: readonly TagColumnFragment[],
  tags: readonly TagCardFragment[],
): readonly Column[] {
  const known = new Set(groups.map(({ id }) => id));
  const byGroup = Map.groupBy(tags.toSorted(inOrder), ({ groupId }) =>
    groupId !== null && known.has(groupId) ? groupId : null,
  );
  return [null, ...groups].map((group) => ({ group, tags: byGroup.get(group?.id ?? null) ?? [] }));
}

function inOrder(a: TagCardFragment, b: TagCardFragment): number {
  return a.rank - b.rank || (a.id < b.id ? -1 : 1);
}

/** Ranks between the neighbours, until the server has given its own. */
export function ranksAt(
  columns: readonly Column[],
  { ids, groupId, afterId }: Move,
): ReadonlyMap<string, number> {
  const moved = new Set(ids);
  const others = tagsIn(columns, groupId).filter(({ id }) => !moved.has(id));
  const at = others.findIndex(({ id }) => id === afterId);
  const [before, after] = [others[at]?.rank, others[at + 1]?.rank];
  const step = before !== undefined && after !== undefined ? (after - before) / (ids.length + 1) : 1;
  const start = before ?? (after ?? 0) - (ids.length + 1) * step;
  return new Map(ids.map((id, index) => [id, start + (index + 1) * step]));
}

/** The moves, one after the other, that bring tags back to where they are now. */
export function movesBack(columns: readonly Column[], ids: readonly string[]): readonly Move[] {
  const moved = new Set(ids);
  return columns.flatMap(({ group, tags }) => {
    const moves: { ids: string[]; groupId: string | null; afterId: string | null }[] = [];
    let isRunning = false;
    for (const [index, { id }] of tags.entries()) {
      if (!moved.has(id)) isRunning = false;
      else if (isRunning) moves.at(-1)?.ids.push(id);
      else {
        isRunning = true;
        moves.push({ ids: [id], groupId: group?.id ?? null, afterId: tags[index - 1]?.id ?? null });
      }
    }
    return moves;
  });
}

/** Where tags go by one press of a key; null at the edge of the board. */
export function stepFrom(
  columns: readonly Column[],
  { ids, cursorId, direction }: { ids: readonly string[]; cursorId: string; direction: Direction },
): Place | null {
  const at = columns.findIndex(({ tags }) => tags.some(({ id }) => id === cursorId));
  const column = columns[at];
  if (!column) return null;
  const moved = new Set(ids);
  const first = column.tags.findIndex(({ id }) => moved.has(id));
  const place = column.tags.slice(0, first).filter(({ id }) => !moved.has(id)).length;
  if (direction === 'left' || direction === 'right') {
    const to = columns[at + (direction === 'left' ? -1 : 1)];
    if (!to) return null;
    const others = to.tags.filter(({ id }) => !moved.has(id));
    return { groupId: to.group?.id ?? null, afterId: others[Math.min(place, others.length) - 1]?.id ?? null };
  }
  const others = column.tags.filter(({ id }) => !moved.has(id));
  const next = direction === 'up' ? place - 1 : place + 1;
  if (next < 0 || next > others.length) return null;
  return { groupId: column.group?.id ?? null, afterId: others[next - 1]?.id ?? null };
}

/** The card that the arrow leads to. */
export function neighbour(
  columns: readonly Column[],
  cursorId: string,
  direction: Direction,
): TagCardFragment | undefined {
  const at = columns.findIndex(({ tags }) => tags.some(({ id }) => id === cursorId));
  const row = columns[at]?.tags.findIndex(({ id }) => id === cursorId) ?? -1;
  if (direction === 'up') return columns[at]?.tags[row - 1];
  if (direction === 'down') return columns[at]?.tags[row + 1];
  const beside = direction === 'left' ? columns.slice(0, Math.max(0, at)).reverse() : columns.slice(at + 1);
  const to = beside.find(({ tags }) => tags.length > 0)?.tags;
  return to?.[Math.min(row, to.length - 1)];
}

function tagsIn(columns: readonly Column[], groupId: string | null): readonly TagCardFragment[] {
  return columns.find(({ group }) => (group?.id ?? null) === groupId)?.tags ?? [];
}
