import { isVisible } from '#server/kernel/access/index.ts';
import { isAmong, isInWorkspace } from '#server/platform/db/is-among.ts';
import '#server/kernel/projects/tables.ts';
import { loaderById, loaderOfCounts } from '#server/platform/graphql/loader.ts';
import { folderColumns, type Folder } from './folder.ts';
import { visibleFolders } from './queries.ts';

/** Folders by id, one query for all that a response mentions; null for what the person may not see. */
export const folderLoader = loaderById<Folder>((ctx, db, ids) =>
  visibleFolders(ctx, db).select(folderColumns(ctx)).where(isAmong('folders.id', ids)).execute(),
);

/** How many projects the person sees directly in a folder. */
export const projectCountLoader = loaderOfCounts((ctx, db, ids) =>
  db
    .selectFrom('projects')
    .select((row) => [row.ref('folder_id').$notNull().as('id'), row.fn.countAll<string>().as('count')])
    .where(isInWorkspace(ctx.workspace.id, 'folder_id', ids))
    .where('trashed_at', 'is', null)
    .where('status', '<>', 'archived')
    .where(isVisible(ctx, 'access_id'))
    .groupBy('folder_id')
    .execute(),
);
