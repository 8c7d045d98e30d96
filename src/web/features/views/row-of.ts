import { aiUserId, aiUserName } from '#domain/ai/ai-user.ts';
import type { AccessObject } from '#domain/access/can.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import type { ObjectType } from '#domain/search/result-types.ts';
import { titleOf, previewOf, withoutTitle } from '#domain/text/display-names.ts';
import { participantNames } from '#web/kit/objects/participant-names.ts';
import { quoteOf } from '#web/kit/objects/quote-of.ts';
import type { InsightRowFragment, NoteRowFragment, ViewRowFieldsFragment } from '#web/lib/graphql.gen.ts';
import { navigate } from '#web/lib/navigation/navigator.ts';

export type Row = ViewRowFieldsFragment;
export type RowObject = Pick<
  NoteRowFragment & InsightRowFragment,
  | 'id'
  | 'title'
  | 'preview'
  | 'createdAt'
  | 'updatedAt'
  | 'lockedAt'
  | 'viewerLevel'
  | 'createdBy'
  | 'fieldValues'
>;

/** Null for a row whose object somebody has just taken away. */
export function objectOf(row: Row): RowObject | null {
  if (!row.highlight) return row.note ?? row.insight ?? null;
  const { id, text, createdAt, updatedAt, viewerLevel, author, aiGenerated } = row.highlight;
  const createdBy = aiGenerated ? { id: aiUserId, name: aiUserName } : author;
  const facts = { lockedAt: null, preview: '', fieldValues: [] };
  return { id, title: text, createdAt, updatedAt, viewerLevel, createdBy, ...facts };
}

/** Who said what was highlighted, or who took part in the note. */
export function participantsOf({ highlight, note }: Row): readonly string[] {
  if (highlight) return highlight.saidBy;
  return participantNames(note?.people ?? []);
}

export function titleOfRow(row: Row): string {
  if (row.highlight) return quoteOf(row.highlight.text);
  return row.insight ? titleOf('insight', row.insight.title) : titleOf('note', row.note?.title);
}

/** How its text begins, after what the title says already. */
export function openingOf(row: Row): string {
  const object = objectOf(row);
  return object ? withoutTitle(object.preview, object.title) : '';
}

/** The same, or what is to be said where that is nothing. */
export function previewOfText(row: Row): string {
  const object = objectOf(row);
  return previewOf(object?.preview, object?.title);
}

export function hrefOfRow(row: Row): string {
  if (row.highlight) return hrefOfHighlight(row.highlight);
  const object = objectOf(row);
  const titles = object?.title ?? '';
  return row.insight
    ? buildUrl('insight', { params: { insightId: row.id }, titles: { insightId: titles } })
    : buildUrl('note', { params: { noteId: row.id }, titles: { noteId: titles } });
}

/** Where it was marked. */
function hrefOfHighlight({ id, objectType, objectId, objectTitle }: NonNullable<Row['highlight']>): string {
  const hash = { h: id };
  return objectType === 'NOTE'
    ? buildUrl('note', { params: { noteId: objectId }, titles: { noteId: objectTitle }, hash })
    : buildUrl('insight', { params: { insightId: objectId }, titles: { insightId: objectTitle }, hash });
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

/** The insights that show it as evidence. */
export function usedInOf({ highlight, note }: Row): readonly { id: string; title: string }[] {
  return (highlight ?? note)?.usedIn ?? [];
}
