import type { TagLook } from '../model/highlight-look.ts';

/** What the person sees while choosing tags, as one value: every key leads to the next. */
export type Picking = {
  readonly query: string;
  readonly chosen: readonly TagLook[];
  /** Row under the arrow keys; -1: none, so that Enter highlights without a tag. */
  readonly active: number;
};

export type PickRow =
  | { readonly kind: 'tag'; readonly tag: TagLook }
  | { readonly kind: 'create'; readonly title: string };

export type PickAnswer =
  | { readonly kind: 'stay'; readonly picking: Picking }
  /** Tags that exist, and at most one to make first. */
  | { readonly kind: 'done'; readonly tags: readonly TagLook[]; readonly create: string | null }
  | { readonly kind: 'arm'; readonly tag: TagLook }
  | { readonly kind: 'close' }
  /** Not ours: the field or the browser has it. */
  | { readonly kind: 'pass' };

export type PickKey = { readonly key: string; readonly shift: boolean; readonly mod: boolean };

export const nothingPicked: Picking = { query: '', chosen: [], active: -1 };

export function typeQuery(picking: Picking, query: string): Picking {
  return { ...picking, query, active: query.trim() === '' ? -1 : 0 };
}

export function withTag(picking: Picking, tag: TagLook): Picking {
  const isChosen = picking.chosen.some(({ id }) => id === tag.id);
  const chosen = isChosen ? picking.chosen.filter(({ id }) => id !== tag.id) : [...picking.chosen, tag];
  return { query: '', chosen, active: -1 };
}

export function pressKey(
  picking: Picking,
  rows: readonly PickRow[],
  { key, shift, mod }: PickKey,
): PickAnswer {
  const stay = (next: Picking): PickAnswer => ({ kind: 'stay', picking: next });
  const row = rows[picking.active];
  const title = picking.query.trim();
  switch (key) {
    case 'ArrowDown':
      return stay({ ...picking, active: Math.min(picking.active + 1, rows.length - 1) });
    case 'ArrowUp':
      return stay({ ...picking, active: Math.max(picking.active - 1, title === '' ? -1 : 0) });
    case 'Enter':
      if (shift && title !== '') return done(picking, null, title);
      if (mod && row?.kind === 'tag') return { kind: 'arm', tag: row.tag };
      return done(picking, row ?? null, null);
    case 'Tab':
      if (shift || row?.kind !== 'tag') return shift || title === '' ? { kind: 'pass' } : stay(picking);
      return stay(withTag(picking, row.tag));
    case 'Backspace':
      if (picking.query !== '' || picking.chosen.length === 0) return { kind: 'pass' };
      return stay({ ...picking, chosen: picking.chosen.slice(0, -1) });
    case 'Escape':
      return { kind: 'close' };
    default:
      return digit(picking, rows, { key, mod });
  }
}

function done(picking: Picking, row: PickRow | null, create: string | null): PickAnswer {
  const added = row?.kind === 'tag' ? [row.tag] : [];
  const tags = [...new Map([...picking.chosen, ...added].map((tag) => [tag.id, tag])).values()];
  return { kind: 'done', tags, create: create ?? (row?.kind === 'create' ? row.title : null) };
}

/** Only while nothing is typed: a title may hold digits. */
function digit(
  picking: Picking,
  rows: readonly PickRow[],
  { key, mod }: { key: string; mod: boolean },
): PickAnswer {
  if (mod || picking.query !== '' || !/^[1-9]$/.test(key)) return { kind: 'pass' };
  const row = rows[Number(key) - 1];
  return row ? done(picking, row, null) : { kind: 'pass' };
}
