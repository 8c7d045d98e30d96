import { sql, type RawBuilder } from 'kysely';
import { foldersFrom } from '#server/kernel/projects/index.ts';
import '#server/kernel/access/tables.ts';
import './tables.ts';

const isPublished = sql<boolean>`exists (select 1 from insight_publications out
  where out.workspace_id = access_objects.workspace_id and out.insight_id = access_objects.id
    and out.unpublished_at is null)`;

/** Open to everybody who sees what is shared: what was closed inside it stays closed to strangers too. */
const isGovernedAlike = sql<boolean>`access_objects.source_id = (select shared.source_id from access_objects shared
  where shared.workspace_id = access_objects.workspace_id and shared.id = public_links.object_id)`;

/**
 * For joined `public_links` and `access_objects`: whether pages of the link show this object whole, with its files. Of
 * a shared project its published insights, and its notes where the link shows them; of a folder, the published insights
 * of the projects in it.
 */
export function showsOwner(workspaceId: string): RawBuilder<boolean> {
  return sql<boolean>`(public_links.highlight_id is null and (public_links.object_id = access_objects.id
    or ${isGovernedAlike} and (
      access_objects.parent_id = public_links.object_id and (
        access_objects.type = 'note' and public_links.show_notes and public_links.view_id is null
        or access_objects.type = 'insight' and ${isPublished})
      or public_links.object_type = 'folder' and access_objects.type = 'insight' and ${isPublished}
        and exists (select 1 from projects held where held.workspace_id = ${workspaceId}
          and held.id = access_objects.parent_id and held.trashed_at is null
          and public_links.object_id = any(${foldersFrom(workspaceId, sql`held.folder_id`)})))))`;
}
