import { isVisible } from '#server/kernel/access/index.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { loaderById } from '#server/platform/graphql/loader.ts';
import { projectColumns, type Project } from './project.ts';
import './tables.ts';

/** Projects by id, one query for all that a response mentions; null for what the person may not see. */
export const projectLoader = loaderById<Project>((ctx, db, ids) =>
  db
    .selectFrom('projects')
    .select(projectColumns)
    .where(isInWorkspace(ctx.workspace.id, 'id', ids))
    .where('trashed_at', 'is', null)
    .where(isVisible(ctx, 'access_id'))
    .execute(),
);
