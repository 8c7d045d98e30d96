import type { CardQuote } from '#editor/cards/read-card.ts';
import { loaderOfMap } from '#server/platform/graphql/loader.ts';
import { findPeople } from './find-people.ts';
import { findQuotes } from './find-quotes.ts';
import { findStoryboards } from './find-storyboards.ts';
import { memberScope } from './member-scope.ts';

/** Highlights as evidence, with paths of this site; null for what the person may not see. */
export const quoteLoader = loaderOfMap<CardQuote | null>(null, (ctx, db, ids) =>
  findQuotes(db, memberScope(ctx, ''), ids),
);

/** Where the pictures of clips are. */
export const storyboardLoader = loaderOfMap<string | null>(null, (ctx, db, ids) =>
  findStoryboards(db, memberScope(ctx, ''), ids),
);

/** Who took part in notes that the person sees. */
export const participantLoader = loaderOfMap<readonly string[]>([], async (ctx, db, ids) => {
  const people = await findPeople(db, memberScope(ctx, ''), [...ids]);
  return new Map([...people].map(([id, parts]) => [id, parts.map(({ shown }) => shown)]));
});
