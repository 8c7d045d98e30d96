import { sql } from 'kysely';
import {
  column,
  commonProperties,
  idsIn,
  noIds,
  propertiesOfProject,
  type Kind,
  type LookUp,
} from '#server/kernel/kinds/index.ts';
import { foldersFrom } from '#server/kernel/projects/index.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { tagBoardTrash, tagGroupTrash, tagTrash } from './tag-trash.ts';
import './tables.ts';

/** Tags of a project are its own; those of the workspace are everybody's. */
export const tagKind: Kind = {
  name: 'tag',
  trash: tagTrash,
  search: {
    type: 'TAG',
    inProject: true,
    select: (workspaceId) => sql`
      select t.id, t.title, t.description as body, p.access_id, p.id as owner_id, p.id as project_id,
        case when p.id is null then ${noIds}
          else array[p.id] || ${foldersFrom(workspaceId, sql`p.folder_id`)} end as location_ids,
        case when t.created_by is null then ${noIds} else array[t.created_by] end as contributor_ids,
        ${noIds} as tag_ids, ${noIds} as person_ids, t.created_by, t.created_at, t.updated_at,
        false as published, coalesce(p.status = 'archived', false) as archived, false as ai_generated
      from tags t
      join tag_boards b on b.workspace_id = t.workspace_id and b.id = t.board_id and b.deleted_at is null
      left join projects p on p.workspace_id = b.workspace_id and p.id = b.project_id
      where t.workspace_id = ${workspaceId} and t.trashed_at is null and t.merged_into is null
        and (b.project_id is null or p.trashed_at is null)`,
  },
  stale: {
    after({ type, payload }) {
      const ids = idsIn(payload, 'tagId', 'tagIds', 'mergedTagIds');
      const themselves = { types: ['TAG'], scope: { ids } } as const;
      const movesMarks = ['tag.merged', 'tag.mergeUndone', 'tag.purged'].includes(type);
      if (!movesMarks) return [themselves];
      const marked = { scope: withTags(ids) };
      return [themselves, { types: ['HIGHLIGHT'], ...marked }, { types: 'hasHighlights', ...marked }];
    },
    except: ['tag.locked', 'tag.unlocked', 'tag.recolored'],
  },
  filter: {
    target: 'tag',
    table: 'tags',
    properties: (asking) => ({
      ...commonProperties('tags'),
      ...propertiesOfProject(
        asking,
        'tags',
        sql`(select b.project_id from tag_boards b where b.workspace_id = tags.workspace_id
          and b.id = tags.board_id)`,
      ),
      title: column('tags.title', 'text'),
      content: column('tags.description', 'text'),
      tagGroupIds: column('tags.group_id', 'id'),
      tagBoardIds: column('tags.board_id', 'id'),
    }),
  },
};

export const tagBoardKind: Kind = {
  name: 'tagBoard',
  trash: tagBoardTrash,
  stale: { after: () => [{ types: ['TAG'], scope: { all: true } }] },
};

export const tagGroupKind: Kind = { name: 'tagGroup', trash: tagGroupTrash };

function withTags(tagIds: readonly string[]): LookUp {
  return async (tx, type) => {
    const column = type === 'HIGHLIGHT' ? sql`h.id` : sql`h.object_id`;
    const { rows } = await sql<{ id: string }>`select ${column} as id from highlight_tags t
      join highlights h on h.workspace_id = t.workspace_id and h.id = t.highlight_id
      where ${isInWorkspace(tx.workspace.id, 't.tag_id', tagIds)}
      union select id from search_items where workspace_id = ${tx.workspace.id} and type = ${type}
        and tag_ids && ${[...tagIds]}::uuid[]`.execute(tx.db);
    return { ids: rows.map(({ id }) => id) };
  };
}
