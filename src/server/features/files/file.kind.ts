import { sql } from 'kysely';
import { isArchived, isNotTrashed, rankOf } from '#server/kernel/access/index.ts';
import { idsIn, type Kind, type LookUp, type Trait } from '#server/kernel/kinds/index.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import '#server/features/media/tables.ts';
import { restoreFiles } from './trash-files.ts';
import './tables.ts';

/** The pages of a file are words of what it is in. */
export const fileKind: Kind = {
  name: 'file',
  trash: {
    type: 'FILE',
    select: (ctx) => sql`
      select f.id, f.name as title, 
        case when a.type = 'project' then a.id when a.type in ('note', 'insight') then a.parent_id end as project_id,
        f.trashed_at, f.trashed_by, ${rankOf(ctx, 'a.source_id')} as rank
      from files f join access_objects a on a.workspace_id = f.workspace_id and a.id = f.owner_id
      left join documents d on d.workspace_id = f.workspace_id and d.id = f.owner_id
      where f.workspace_id = ${ctx.workspace.id} and f.trashed_at is not null and f.status = 'DONE'
        and ${isNotTrashed('a')} and not ${isArchived('a')} and not coalesce(d.locked, false)`,
    restore: (ctx, id) => restoreFiles(ctx, [id]),
    purge: 'files',
    purged: (fileId) => ({ type: 'file.purged', payload: { fileId } }),
  },
  stale: {
    after: ({ type, payload }) =>
      ['file.processed', 'file.trashed', 'file.restored'].includes(type)
        ? [{ types: 'hasHighlights', scope: ownersOf(idsIn(payload, 'fileId')) }]
        : [],
  },
};

/** What can be read on its pages; of a whole library in one note, as much as anybody pages through. */
export const pagesTrait: Trait = {
  search: {
    of: ['note', 'insight'],
    body: ({
      workspaceId,
      id,
    }) => sql`(select left(string_agg(page.text, E'\\n' order by f.created_at, f.id, page.page), 1000000)
      from files f join file_pages page on page.workspace_id = f.workspace_id and page.file_id = f.id
      where f.workspace_id = ${workspaceId} and f.owner_id = ${sql.ref(id)} and f.trashed_at is null
        and page.text <> '')`,
  },
};

function ownersOf(fileIds: readonly string[]): LookUp {
  return async (tx) => {
    const { rows } = await sql<{ id: string }>`select owner_id as id from files
      where ${isInWorkspace(tx.workspace.id, 'id', fileIds)}`.execute(tx.db);
    return { ids: rows.map(({ id }) => id) };
  };
}
