import { isAmong } from '#server/platform/db/is-among.ts';
import { loaderById } from '#server/platform/graphql/loader.ts';
import { docColumns, type Doc } from './doc.ts';
import { visibleDocs } from './queries.ts';

/** Docs by id; null for what the person may not see. */
export const docLoader = loaderById<Doc>((ctx, db, ids) =>
  visibleDocs(ctx, db).select(docColumns(ctx)).where(isAmong('docs.id', ids)).execute(),
);
