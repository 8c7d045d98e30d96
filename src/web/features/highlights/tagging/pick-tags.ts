import type { TagLook } from '#web/kit/objects/tag-look.ts';
import { isSameTitle } from '#web/kit/pickers/match-tag.ts';
import { isPressed, keyOf } from '#web/kit/keys/pressed-keys.ts';
import { codingShortcuts } from '../shortcuts.ts';
import type { NewTag, TagPlace } from '../model/tag-place.ts';

/** What the person sees while choosing tags, as one value: every key leads to the next. */
export type Picking = {
  readonly query: string;
  /** In the order of the keys; what has no id is still to be made. */
  readonly chosen: readonly PickedTag[];
  /** Row under the arrow keys; -1: none, so that Enter highlights without a tag. */
  readonly active: number;
  /** Title of the tag to make, while its group is chosen: what is typed then finds a group. */
  readonly placing: string | null;
};

export type PickedTag = TagLook | NewTag;

export type PickRow =
  | { readonly kind: 'tag'; readonly tag: TagLook }
  | { readonly kind: 'create'; readonly title: string; readonly color: string }
  /** Null: in no group. */
  | { readonly kind: 'place'; readonly place: TagPlace | null; readonly color: string };

export type PickAnswer =
  | { readonly kind: 'stay'; readonly picking: Picking }
  /** Tags that exist, and those to make first. */
  | { readonly kind: 'done'; readonly tags: readonly TagLook[]; readonly create: readonly NewTag[] }
  | { readonly kind: 'arm'; readonly tag: TagLook }
  | { readonly kind: 'close' }
  /** Not ours: the field or the browser has it. */
  | { readonly kind: 'pass' };

export type PickKey = { readonly key: string; readonly shift: boolean; readonly mod: boolean };

export const nothingPicked: Picking = { query: '', chosen: [], active: -1, placing: null };

export function typeQuery(picking: Picking, query: string): Picking {
  return { ...picking, query, active: query.trim() === '' ? leastActive(picking) : 0 };
}

export function withTag(picking: Picking, tag: PickedTag): Picking {
  const others = picking.chosen.filter((one) => !isSameTag(one, tag));
  const isChosen = others.length < picking.chosen.length;
  return { ...nothingPicked, chosen: isChosen ? others : [...picking.chosen, tag] };
}

function isSameTag(a: PickedTag, b: PickedTag): boolean {
  if ('id' in a && 'id' in b) return a.id === b.id;
  return !('id' in a) && !('id' in b) && isSameTitle(a.title, b.title);
}

export function pressKey(
  picking: Picking,
  rows: readonly PickRow[],
  { key, shift, mod }: PickKey,
): PickAnswer {
  const stay = (next: Picking): PickAnswer => ({ kind: 'stay', picking: next });
  const row = rows[picking.active];
  const title = picking.query.trim();
  const press = { key, shiftKey: shift, ctrlKey: mod };
  switch (key) {
    case 'ArrowDown':
      return stay({ ...picking, active: Math.min(picking.active + 1, rows.length - 1) });
    case 'ArrowUp':
      return stay({
        ...picking,
        active: Math.max(picking.active - 1, title === '' ? leastActive(picking) : 0),
      });
    case 'Enter':
      if (isPressed(codingShortcuts.newTag, press) && rows.some(({ kind }) => kind === 'create'))
        return stay(placed(picking, title));
      if (isPressed(codingShortcuts.paint, press) && row?.kind === 'tag')
        return { kind: 'arm', tag: row.tag };
      return done(picking, row ?? null);
    case keyOf(codingShortcuts.oneMore):
      if (picking.placing !== null && !shift) return stay(picking);
      if (shift) return { kind: 'pass' };
      if (row?.kind === 'tag') return stay(withTag(picking, row.tag));
      if (row?.kind === 'create')
        return stay(withTag(picking, { title: row.title, place: null, color: row.color }));
      return title === '' ? { kind: 'pass' } : stay(picking);
    case 'Backspace':
      if (picking.query !== '') return { kind: 'pass' };
      if (picking.placing !== null) return stay(unplaced(picking, picking.placing));
      if (picking.chosen.length === 0) return { kind: 'pass' };
      return stay({ ...picking, chosen: picking.chosen.slice(0, -1) });
    case 'Escape':
      return picking.placing === null ? { kind: 'close' } : stay(unplaced(picking, picking.placing));
    default:
      return digit(picking, rows, { key, mod });
  }
}

/** Its group is asked for next. */
function placed(picking: Picking, title: string): Picking {
  return { ...picking, query: '', placing: title, active: 0 };
}

function unplaced(picking: Picking, title: string): Picking {
  return typeQuery({ ...picking, placing: null }, title);
}

/** A tag needs none, so that nothing may be under the arrows; a place is always one of those shown. */
function leastActive({ placing }: Picking): number {
  return placing === null ? -1 : 0;
}

export function done(picking: Picking, row: PickRow | null): PickAnswer {
  // No group matches: a tag would be put where nobody said.
  if (picking.placing !== null && row === null) return { kind: 'stay', picking };
  const added = row?.kind === 'tag' ? row.tag : newTagOf(picking, row);
  const isNew = added !== null && !picking.chosen.some((one) => isSameTag(one, added));
  const all = isNew ? [...picking.chosen, added] : picking.chosen;
  const isMade = (one: PickedTag): one is TagLook => 'id' in one;
  return {
    kind: 'done',
    tags: all.filter(isMade),
    create: all.filter((one): one is NewTag => !isMade(one)),
  };
}

function newTagOf({ placing }: Picking, row: PickRow | null): NewTag | null {
  if (row?.kind === 'create') return { title: row.title, place: null, color: row.color };
  if (row?.kind !== 'place' || placing === null) return null;
  return { title: placing, place: row.place, color: row.color };
}

/** Only while nothing is typed: a title may hold digits. */
function digit(
  picking: Picking,
  rows: readonly PickRow[],
  { key, mod }: { key: string; mod: boolean },
): PickAnswer {
  if (mod || picking.query !== '' || !isPressed(codingShortcuts.recentTag, { key })) return { kind: 'pass' };
  const row = rows[Number(key) - 1];
  return row ? done(picking, row) : { kind: 'pass' };
}
