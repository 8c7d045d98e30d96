import { sql } from 'kysely';
import '#server/features/highlights/tables.ts';
import '#server/features/insights/tables.ts';
import '#server/features/notes/tables.ts';
import '#server/features/files/tables.ts';
import '#server/features/tags/tables.ts';
import '#server/features/views/tables.ts';
import { idsIn } from '#server/kernel/kinds/index.ts';
import { projectItems } from '#server/kernel/projects/index.ts';
import '#server/kernel/projects/tables.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { defineSubscriber } from '#server/platform/events/subscriber.ts';
import { writeItems } from '#server/platform/search/write-items.ts';

/** Somebody who types changes a project many times a second; it and its place in the index are written so often. */
const everyMs = 60_000;

/** A project was worked on when something in it was, not only when its own title or settings changed. */
export const workDone = defineSubscriber({
  name: 'projectActivity.workDone',
  hears: [
    'note.created',
    'note.updated',
    'note.contentChanged',
    'note.imported',
    'insight.created',
    'insight.updated',
    'insight.contentChanged',
    'insight.published',
    'highlight.created',
    'highlight.updated',
    'highlight.tagged',
    'highlight.untagged',
    'highlight.deleted',
    'comment.created',
    'file.uploaded',
    'tag.created',
    'tag.imported',
    'tag.updated',
    'tag.merged',
    'view.created',
    'view.updated',
  ],
  async run(tx, { type, payload, createdAt }) {
    const { id } = tx.workspace;
    // An import names its project beside thousands of notes.
    const projectIds = type === 'note.imported' ? [payload.projectId] : [];
    const documentIds =
      type === 'note.imported' ? [] : idsIn(payload, 'noteId', 'noteIds', 'insightId', 'objectId');
    const highlightIds = idsIn(payload, 'highlightId', 'highlightIds');
    const tagIds = idsIn(payload, 'tagId', 'tagIds');
    const viewIds = idsIn(payload, 'viewId');
    const fileIds = idsIn(payload, 'fileId');
    const { rows } = await sql<{ id: string }>`
      update projects set updated_at = ${createdAt}
      where workspace_id = ${id} and updated_at < ${new Date(createdAt.getTime() - everyMs)} and id in (
        select unnest(${projectIds}::uuid[])
        union select n.project_id from notes n where ${isInWorkspace(id, 'n.id', documentIds)}
        union select i.project_id from insights i where ${isInWorkspace(id, 'i.id', documentIds)}
        union select h.project_id from highlights h where ${isInWorkspace(id, 'h.id', highlightIds)}
        union select b.project_id from tags t join tag_boards b on b.workspace_id = t.workspace_id and b.id = t.board_id
          where ${isInWorkspace(id, 't.id', tagIds)}
        union select v.project_id from views v where ${isInWorkspace(id, 'v.id', viewIds)}
        union select coalesce(n.project_id, f.owner_id) from files f
          left join notes n on n.workspace_id = f.workspace_id and n.id = f.owner_id
          where ${isInWorkspace(id, 'f.id', fileIds)}
      ) returning id`.execute(tx.db);
    if (rows.length > 0) await writeItems(tx, projectItems, { ids: rows.map((row) => row.id) });
  },
});
