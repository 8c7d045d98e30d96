import { titleOf } from '#domain/text/display-names.ts';
import { visitorScope } from '#server/features/cards/index.ts';
import '#server/kernel/projects/tables.ts';
import { escapeHtml } from '#server/platform/mail/compose-mail.ts';
import { pageLinks } from '../pages/page-links.ts';
import { documentHtml } from './document-html.ts';
import { listInsightsOfFolder } from './folder-insights.ts';
import type { Renderer } from './renderer.ts';

/** A folder as visitors see it: the published insights of its projects, under the titles of the projects. */
export const renderFolder: Renderer = {
  async head(db, { workspaceId, objectId }) {
    const row = await db
      .selectFrom('folders')
      .select(['title', 'updated_at as updatedAt'])
      .where('workspace_id', '=', workspaceId)
      .where('id', '=', objectId)
      .where('trashed_at', 'is', null)
      .executeTakeFirst();
    return (
      row && {
        type: 'folder',
        title: titleOf('folder', row.title),
        summary: '',
        author: null,
        updatedAt: row.updatedAt,
      }
    );
  },
  async body(db, { workspaceId, objectId, placeholders, files, page, linkId }) {
    const scope = await visitorScope(db, { workspaceId, objectId, placeholders, ...files });
    const { insights, more } = await listInsightsOfFolder(db, scope, page);
    const parts: string[] = [];
    for (const [projectId, shown] of Map.groupBy(insights, (insight) => insight.projectId)) {
      const project = insights.find((insight) => insight.projectId === projectId)?.project;
      parts.push(`<section>\n<h2>${escapeHtml(titleOf('project', project))}</h2>`);
      for (const { id, title } of shown) {
        const body = await documentHtml(db, { documentId: id, scope, files, linkId });
        parts.push(`<h3>${escapeHtml(titleOf('insight', title))}</h3>\n${body}`);
      }
      parts.push('</section>');
    }
    if (parts.length === 0 && page === 1) return '<p>Nothing has been published here yet.</p>';
    return [...parts, pageLinks(page, more)].join('\n');
  },
};
