import { sql } from 'kysely';
import '#server/features/highlights/tables.ts';
import '#server/features/insights/tables.ts';
import '#server/features/notes/tables.ts';
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
  ],
  async run(tx, { payload, createdAt }) {
    const { id } = tx.workspace;
    const documentIds = idsIn(payload, 'noteId', 'noteIds', 'insightId', 'objectId');
    const highlightIds = idsIn(payload, 'highlightId', 'highlightIds');
    const { rows } = await sql<{ id: string }>`
      update projects set updated_at = ${createdAt}
      where workspace_id = ${id} and updated_at < ${new Date(createdAt.getTime() - everyMs)} and id in (
        select n.project_id from notes n where ${isInWorkspace(id, 'n.id', documentIds)}
        union select i.project_id from insights i where ${isInWorkspace(id, 'i.id', documentIds)}
        union select h.project_id from highlights h where ${isInWorkspace(id, 'h.id', highlightIds)}
      ) returning id`.execute(tx.db);
    if (rows.length > 0) await writeItems(tx, projectItems, { ids: rows.map((row) => row.id) });
  },
});
