import { sql, type RawBuilder } from 'kysely';
import type { SearchResultType } from '#domain/search/result-types.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { ItemScope } from '#server/platform/search/write-items.ts';
import type { LookedUp, Stale } from './sources/sources.ts';

/** What an event is about, as ids. What the index still thinks is asked too: a tie that was cut is seen only there. */
export async function lookUpScope(
  tx: TxCtx,
  type: SearchResultType,
  scope: Stale['scope'],
): Promise<ItemScope> {
  if ('inFolder' in scope) return inFolder(tx, type, scope.inFolder);
  if ('ofPeople' in scope || 'ofHighlights' in scope || 'ofFiles' in scope || 'withTags' in scope)
    return { ids: await idsOf(tx, queryOf(tx.workspace.id, type, scope)) };
  return scope;
}

function queryOf(
  workspaceId: string,
  type: SearchResultType,
  scope: Exclude<LookedUp, { inFolder: string }>,
): RawBuilder<{ id: string }> {
  if ('ofHighlights' in scope) {
    return sql`select object_id as id from highlights
      where workspace_id = ${workspaceId} and id = any(${[...scope.ofHighlights]}::uuid[])`;
  }
  if ('ofFiles' in scope) {
    return sql`select owner_id as id from files
      where workspace_id = ${workspaceId} and id = any(${[...scope.ofFiles]}::uuid[])`;
  }
  const isByPeople = 'ofPeople' in scope;
  const ids = [...(isByPeople ? scope.ofPeople : scope.withTags)];
  const known = sql`select id from search_items where workspace_id = ${workspaceId} and type = ${type}
    and ${sql.ref(isByPeople ? 'person_ids' : 'tag_ids')} && ${ids}::uuid[]`;
  if (isByPeople) {
    const column = type === 'HIGHLIGHT' ? sql`h.id` : sql`n.note_id`;
    return sql`select ${column} as id from note_people n
      left join highlights h on h.workspace_id = n.workspace_id and h.object_id = n.note_id
      where n.workspace_id = ${workspaceId} and n.person_id = any(${ids}::uuid[])
        and ${column} is not null union ${known}`;
  }
  const column = type === 'HIGHLIGHT' ? sql`h.id` : sql`h.object_id`;
  return sql`select ${column} as id from highlight_tags t
    join highlights h on h.workspace_id = t.workspace_id and h.id = t.highlight_id
    where t.workspace_id = ${workspaceId} and t.tag_id = any(${ids}::uuid[]) union ${known}`;
}

async function idsOf(tx: TxCtx, query: RawBuilder<{ id: string }>): Promise<string[]> {
  const { rows } = await query.execute(tx.db);
  return rows.map(({ id }) => id);
}

/** Also what lies in the trash: it went there with the folder, or came back with it. */
async function inFolder(tx: TxCtx, type: SearchResultType, folderId: string): Promise<ItemScope> {
  const { rows } = await sql<{ folders: string[]; projects: string[] }>`
    with recursive inside (id) as (
      select ${folderId}::uuid
      union
      select f.id from folders f join inside on f.parent_id = inside.id where f.workspace_id = ${tx.workspace.id}
    )
    select array(select id from inside) as folders, array(select p.id from projects p
      where p.workspace_id = ${tx.workspace.id} and p.folder_id in (select id from inside)) as projects`.execute(
    tx.db,
  );
  const { folders, projects } = rows[0] ?? { folders: [], projects: [] };
  return type === 'PROJECT_CATEGORY' ? { ids: folders } : { projectIds: projects };
}
