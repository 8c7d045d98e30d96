import { titleOf } from '#domain/text/display-names.ts';
import { visitorScope } from '#server/features/cards/index.ts';
import '#server/features/insights/tables.ts';
import '#server/kernel/members/tables.ts';
import '#server/features/notes/tables.ts';
import { coverHtml } from './cover-html.ts';
import { documentHtml } from './document-html.ts';
import { authorName } from './author-name.ts';
import type { Renderer } from './renderer.ts';

export const renderNote = renderDocument('note', 'notes');
export const renderInsight = renderDocument('insight', 'insights');

function renderDocument(type: 'note' | 'insight', table: 'notes' | 'insights'): Renderer {
  return {
    async head(db, { workspaceId, objectId, hideNames }) {
      const row = await db
        .selectFrom(table)
        .leftJoin('members', (join) =>
          join
            .onRef('members.workspace_id', '=', `${table}.workspace_id`)
            .onRef('members.id', '=', `${table}.created_by`),
        )
        .select([`${table}.title`, `${table}.updated_at as updatedAt`, authorName.as('author')])
        .where(`${table}.workspace_id`, '=', workspaceId)
        .where(`${table}.id`, '=', objectId)
        .where(`${table}.trashed_at`, 'is', null)
        .executeTakeFirst();
      return (
        row && {
          type,
          title: titleOf(type, row.title),
          summary: '',
          author: hideNames ? null : row.author,
          updatedAt: row.updatedAt,
        }
      );
    },
    async body(db, { workspaceId, objectId, placeholders, files, linkId }) {
      const scope = await visitorScope(db, { workspaceId, objectId, placeholders, ...files });
      const text = await documentHtml(db, { documentId: objectId, scope, files, linkId });
      if (type === 'note') return text;
      const covers = await coverHtml(db, { workspaceId, ids: [objectId], files });
      return `${covers.get(objectId) ?? ''}${text}`;
    },
  };
}
