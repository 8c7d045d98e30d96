import { sql, type RawBuilder } from 'kysely';
import { isVisible } from '#server/kernel/access/index.ts';
import '#server/kernel/projects/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import './tables.ts';

type Asking = Pick<Ctx, 'actor' | 'workspace'>;

/** Boards of projects that the person may see, and those of the workspace, which all members may. */
export function visibleBoards(asking: Asking, db: Db) {
  return db
    .selectFrom('tag_boards')
    .leftJoin('projects', (join) =>
      join
        .onRef('projects.workspace_id', '=', 'tag_boards.workspace_id')
        .onRef('projects.id', '=', 'tag_boards.project_id'),
    )
    .where('tag_boards.workspace_id', '=', asking.workspace.id)
    .where(isVisibleBoard(asking));
}

/** Tags on such boards, those in the trash included. */
export function visibleTags(asking: Asking, db: Db) {
  return db
    .selectFrom('tags')
    .innerJoin('tag_boards', (join) =>
      join
        .onRef('tag_boards.workspace_id', '=', 'tags.workspace_id')
        .onRef('tag_boards.id', '=', 'tags.board_id'),
    )
    .leftJoin('projects', (join) =>
      join
        .onRef('projects.workspace_id', '=', 'tag_boards.workspace_id')
        .onRef('projects.id', '=', 'tag_boards.project_id'),
    )
    .where('tags.workspace_id', '=', asking.workspace.id)
    .where('tag_boards.deleted_at', 'is', null)
    .where(isVisibleBoard(asking));
}

/** Those in use that can be put on something in this project: its own and the workspace's. */
export function usableTags(asking: Asking, db: Db, projectId: string) {
  return visibleTags(asking, db)
    .where('tags.trashed_at', 'is', null)
    .where(sql<boolean>`(tag_boards.project_id = ${projectId} or tag_boards.project_id is null)`);
}

function isVisibleBoard(asking: Asking): RawBuilder<boolean> {
  if (asking.actor.kind === 'visitor') return sql<boolean>`false`;
  return sql<boolean>`(tag_boards.project_id is null
    or (projects.trashed_at is null and ${isVisible(asking, 'projects.access_id')}))`;
}
