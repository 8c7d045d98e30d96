import type { AccessObject } from '#domain/access/can.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import type { ObjectType } from '#domain/search/result-types.ts';
import { titleOf } from '#domain/text/display-names.ts';
import type { InsightRowFragment, NoteRowFragment, ViewRowFieldsFragment } from '#web/lib/graphql.gen.ts';
import { navigate } from '#web/lib/navigation/navigator.ts';

export type Row = ViewRowFieldsFragment;
export type RowObject = NoteRowFragment | InsightRowFragment;

/** Null for a row whose object somebody has just taken away. */
export function objectOf(row: Row): RowObject | null {
  return row.note ?? row.insight ?? null;
}

export function titleOfRow(row: Row): string {
  return row.insight ? titleOf('insight', row.insight.title) : titleOf('note', row.note?.title);
}

export function hrefOfRow(row: Row): string {
  const object = objectOf(row);
  const titles = object?.title ?? '';
  return row.insight
    ? buildUrl('insight', { params: { insightId: row.id }, titles: { insightId: titles } })
    : buildUrl('note', { params: { noteId: row.id }, titles: { noteId: titles } });
}

/** Beside the view, which stays where it is. */
export function peekAt(row: Row): void {
  navigate(hrefOfRow(row), { peek: true });
}

export function accessOf(row: Row): AccessObject {
  const object = objectOf(row);
  return {
    level: object?.viewerLevel ?? null,
    authorId: object?.createdBy?.id ?? null,
    locked: object?.lockedAt != null,
  };
}

export const nouns = {
  NOTE: { one: 'note', many: 'notes' },
  INSIGHT: { one: 'insight', many: 'insights' },
  HIGHLIGHT: { one: 'highlight', many: 'highlights' },
} as const satisfies Record<ObjectType, { one: string; many: string }>;
