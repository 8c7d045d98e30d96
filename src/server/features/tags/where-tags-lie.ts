import { sql } from 'kysely';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { heldIn, type FindHolders } from '#server/platform/realtime/holders.ts';
import './tables.ts';

/** Boards of the whole workspace have no project: all members may hear of what is on them. */
export const tagHolders: readonly FindHolders[] = [
  heldIn('tagBoard', 'tag_boards', 'project_id'),
  onBoard('tag', 'tags'),
  onBoard('tagGroup', 'tag_groups'),
];

function onBoard(thing: 'tag' | 'tagGroup', table: 'tags' | 'tag_groups'): FindHolders {
  return {
    thing,
    find: (workspaceId, ids) => sql`
      select it.id, b.project_id as holder from ${sql.table(table)} it
      join tag_boards b on b.workspace_id = it.workspace_id and b.id = it.board_id
      where ${isInWorkspace(workspaceId, 'it.id', ids)}`,
  };
}
