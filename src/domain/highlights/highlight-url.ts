import { buildUrl } from '#domain/routes/build-url.ts';

type Placed = {
  readonly id: string;
  readonly objectType: 'NOTE' | 'INSIGHT';
  readonly objectId: string;
  /** Left out of a link that must stay the same when the document is renamed. */
  readonly objectTitle?: string;
};

/** Where it is in its document. */
export function highlightUrl({ id, objectType, objectId, objectTitle }: Placed): string {
  const hash = { h: id };
  const title = objectTitle ?? '';
  return objectType === 'NOTE'
    ? buildUrl('note', { params: { noteId: objectId }, titles: { noteId: title }, hash })
    : buildUrl('insight', { params: { insightId: objectId }, titles: { insightId: title }, hash });
}
