import { loaderById } from '#server/platform/graphql/loader.ts';
import type { Highlight } from './highlight.ts';
import { findHighlights } from './queries.ts';

/** Highlights by id, one query for all that a response mentions; null for what the person may not see. */
export const highlightLoader = loaderById<Highlight>((ctx, _db, ids) => findHighlights(ctx, ids));
