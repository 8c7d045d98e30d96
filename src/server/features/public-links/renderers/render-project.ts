import { titleOf } from '#domain/text/display-names.ts';
import '#server/kernel/members/tables.ts';
import '#server/kernel/projects/tables.ts';
import { visitorScope } from '#server/features/cards/index.ts';
import { escapeHtml } from '#server/platform/mail/compose-mail.ts';
import { paragraphs } from '../pages/paragraphs.ts';
import { documentHtml } from './document-html.ts';
import { listSharedInsights } from './project-insights.ts';
import type { Renderer } from './renderer.ts';

/** A project as visitors see it: what it is about, and the insights that were published in it. */
export const renderProject: Renderer = {
  async head(db, { workspaceId, objectId, hideNames }) {
    const row = await db
      .selectFrom('projects')
      .leftJoin('members', (join) =>
        join
          .onRef('members.workspace_id', '=', 'projects.workspace_id')
          .onRef('members.id', '=', 'projects.created_by'),
      )
      .select([
        'projects.title',
        'projects.summary',
        'projects.updated_at as updatedAt',
        'members.name as author',
      ])
      .where('projects.workspace_id', '=', workspaceId)
      .where('projects.id', '=', objectId)
      .where('projects.trashed_at', 'is', null)
      .executeTakeFirst();
    return (
      row && {
        type: 'project',
        title: titleOf('project', row.title),
        summary: row.summary,
        author: hideNames ? null : row.author,
        updatedAt: row.updatedAt,
      }
    );
  },
  async body(db, { workspaceId, objectId, hideNames, files }) {
    const { summary } = await db
      .selectFrom('projects')
      .select('summary')
      .where('workspace_id', '=', workspaceId)
      .where('id', '=', objectId)
      .executeTakeFirstOrThrow();
    const scope = await visitorScope(db, { workspaceId, objectId, hideNames, clipUrl: files.clipUrl });
    const parts = [paragraphs(summary), await documentHtml(db, { documentId: objectId, scope, files })];
    for (const { id, title } of await listSharedInsights(db, scope, objectId)) {
      const body = await documentHtml(db, { documentId: id, scope, files });
      parts.push(`<section>\n<h2>${escapeHtml(titleOf('insight', title))}</h2>\n${body}\n</section>`);
    }
    return parts.join('\n');
  },
};
