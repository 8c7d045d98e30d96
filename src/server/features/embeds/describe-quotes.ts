import {
  readCards,
  readPlaceholders,
  visitorScope,
  type Placeholders,
} from '#server/features/cards/index.ts';
import type { Reading } from '#server/features/participant-numbers/index.ts';
import '#server/kernel/access/tables.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { Quote } from './quote.ts';

export type Described = Quote & {
  /** Who said it, as the link names them. */
  readonly people: readonly string[];
  /** The note or insight that it is from; a note by its number where the link hides names. */
  readonly source: string | null;
  readonly tags: readonly string[];
  /** Null where names are shown. */
  readonly placeholders: Placeholders | null;
};

/** With what the cards of a shared page say about the same highlights, to the same visitor. */
export async function describeQuotes(
  reading: Reading,
  workspaceId: string,
  quotes: readonly Quote[],
): Promise<Described[]> {
  const { db } = reading;
  // By quote and not by id: two parts of one recording without a highlight have the same.
  const described = new Map<Quote, Described>();
  const placeOf = await findPlaces(db, workspaceId, quotes);
  // Everything governed alike is read for the same visitor at once: a reel may be of two hundred notes.
  for (const group of Map.groupBy(quotes, placeOf).values()) {
    const [{ sharedId, hideNames } = { sharedId: '', hideNames: true }] = group;
    const placeholders = hideNames
      ? await readPlaceholders(reading, { workspaceId, objectId: sharedId })
      : null;
    const scope = await visitorScope(db, {
      workspaceId,
      objectId: sharedId,
      placeholders,
      clipUrl: () => '',
    });
    const content = group.map(({ id }) => ({ type: 'referenceCard', attrs: { kind: 'highlight', id } }));
    const read = await readCards(db, scope, { type: 'doc', content });
    for (const quote of group) {
      const {
        people = [],
        source = null,
        tags = [],
      } = read({ kind: 'highlight', id: quote.id })?.quotes?.[0] ?? {};
      described.set(quote, { ...quote, people, source, tags, placeholders });
    }
  }
  return quotes.flatMap((quote) => described.get(quote) ?? []);
}

/** Names alike what one visitor may see alike. */
async function findPlaces(
  db: Db,
  workspaceId: string,
  quotes: readonly Quote[],
): Promise<(quote: Quote) => string> {
  const rows = await db
    .selectFrom('access_objects')
    .select(['id', 'parent_id as parentId', 'source_id as sourceId', 'type'])
    .where(isInWorkspace(workspaceId, 'id', [...new Set(quotes.map(({ sharedId }) => sharedId))]))
    .execute();
  const places = new Map(
    rows.map(({ id, type, parentId, sourceId }) => [id, `${type === 'project' ? id : parentId} ${sourceId}`]),
  );
  return ({ sharedId, hideNames }) => `${places.get(sharedId)} ${hideNames}`;
}
