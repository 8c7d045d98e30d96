import { sql } from 'kysely';
import { aiUserId } from '#domain/ai/ai-user.ts';
import {
  addedIds,
  column,
  commonProperties,
  idsIn,
  one,
  projectProperties,
  type Kind,
  type LookUp,
} from '#server/kernel/kinds/index.ts';
import { foldersFrom } from '#server/kernel/projects/index.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { tagProperties } from './highlight.traits.ts';
import './tables.ts';

export const highlightKind: Kind = {
  name: 'highlight',
  search: {
    type: 'HIGHLIGHT',
    inProject: true,
    // A highlight has no title: its words are its text.
    select: (workspaceId) => sql`
      select h.id, '' as title, h.text as body, h.access_id, h.object_id as owner_id, h.project_id,
        array[h.project_id] || ${foldersFrom(workspaceId, sql`p.folder_id`)} as location_ids,
        array[h.created_by] as contributor_ids,
        array(select t.tag_id from highlight_tags t where t.workspace_id = h.workspace_id and t.highlight_id = h.id
          order by 1) as tag_ids,
        ${addedIds('highlight', 'personIds', { workspaceId, id: 'h.object_id' })} as person_ids,
        h.created_by, h.created_at, h.updated_at, false as published, p.status = 'archived' as archived,
        h.created_by = ${aiUserId}::uuid as ai_generated
      from highlights h
      join projects p on p.workspace_id = h.workspace_id and p.id = h.project_id and p.trashed_at is null
      where h.workspace_id = ${workspaceId} and not h.hidden and not h.inline_comment_only`,
  },
  stale: {
    after({ payload }) {
      const ids = idsIn(payload, 'highlightId', 'highlightIds');
      return [
        { types: ['HIGHLIGHT'], scope: { ids } },
        { types: 'hasHighlights', scope: documentsOf(ids) },
      ];
    },
  },
  filter: {
    target: 'highlight',
    table: 'highlights',
    document: 'highlights.object_id',
    properties: (asking) => ({
      ...commonProperties('highlights'),
      ...projectProperties(asking, 'highlights'),
      ...tagProperties({
        from: sql`highlight_tags ht where ht.workspace_id = ${asking.workspace.id}`,
        owner: 'ht.highlight_id',
        of: 'highlights.id',
        isNone: sql<boolean>`not highlights.tagged`,
      }),
      content: column('highlights.text', 'text'),
      aiGenerated: one('boolean', sql`(highlights.created_by = ${aiUserId}::uuid)`),
      noteId: one('id', sql`case when highlights.object_type = 'note' then highlights.object_id end`),
    }),
  },
};

function documentsOf(highlightIds: readonly string[]): LookUp {
  return async (tx) => {
    const { rows } = await sql<{ id: string }>`select object_id as id from highlights
      where ${isInWorkspace(tx.workspace.id, 'id', highlightIds)}`.execute(tx.db);
    return { ids: rows.map(({ id }) => id) };
  };
}
