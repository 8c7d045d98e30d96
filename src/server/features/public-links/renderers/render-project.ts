import { titleOf } from '#domain/text/display-names.ts';
import '#server/kernel/members/tables.ts';
import '#server/kernel/projects/tables.ts';
import { visitorScope, type CardScope } from '#server/features/cards/index.ts';
import '#server/features/highlights/tables.ts';
import { hasOpenRow, type View } from '#server/features/views/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { escapeHtml } from '#server/platform/mail/compose-mail.ts';
import { pageLinks } from '../pages/page-links.ts';
import { paragraphs } from '../pages/paragraphs.ts';
import { documentHtml } from './document-html.ts';
import { insightSections } from './insight-sections.ts';
import { listSharedInsights } from './project-insights.ts';
import { noteList, notePage } from './project-notes.ts';
import { authorName } from './author-name.ts';
import type { Renderer, Shown } from './renderer.ts';
import { listSharedViews, openView } from './shared-views.ts';
import { viewHtml } from './view-html.ts';

/** A project as visitors see it: what it is about, the insights published in it, and what else its link shows. */
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
        authorName.as('author'),
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
  async body(db, shown) {
    const { workspaceId, objectId, files, page, linkId } = shown;
    const { summary } = await db
      .selectFrom('projects')
      .select('summary')
      .where('workspace_id', '=', workspaceId)
      .where('id', '=', objectId)
      .executeTakeFirstOrThrow();
    const scope = await scopeOf(db, shown);
    const notes = shown.showNotes ? await noteList(db, shown, scope) : { html: '', more: false };
    const { ids, more } = await listSharedInsights(db, scope, shown);
    const insights = await insightSections(db, shown, { ids, scope });
    const links = pageLinks(page, more || notes.more);
    // The other pages go on with insights and notes; the rest was on the first.
    if (page > 1) return [insights, notes.html, links].join('\n');
    return [
      paragraphs(summary),
      await documentHtml(db, { documentId: objectId, scope, files, linkId }),
      insights,
      viewLinks(await listSharedViews(db, shown), shown),
      notes.html,
      links,
    ].join('\n');
  },
  async part(db, shown, { kind, id }) {
    const scope = await scopeOf(db, shown);
    if (kind === 'notes') return shown.showNotes ? notePage(db, shown, { id, scope }) : undefined;
    const view = (await listSharedViews(db, shown)).find((one) => one.id === id);
    return view && { title: titleOf('view', view.title), body: await viewHtml(db, shown, { view, scope }) };
  },
  /** A note that can be read can be heard: so can what is highlighted in it. */
  async holds(db, shown, id) {
    if (shown.showNotes && (await isInNote(db, shown, id))) return true;
    const scope = await scopeOf(db, shown);
    for (const view of await listSharedViews(db, shown)) {
      const open = view.objectType === 'HIGHLIGHT' && (await openView(db, shown, { view, scope }));
      if (open && (await hasOpenRow(db, open, id))) return true;
    }
    return false;
  },
};

function scopeOf(db: Db, { workspaceId, objectId, placeholders, files }: Shown): Promise<CardScope> {
  return visitorScope(db, { workspaceId, objectId, placeholders, ...files });
}

async function isInNote(db: Db, { workspaceId }: Shown, highlightId: string): Promise<boolean> {
  const found = await db
    .selectFrom('highlights')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', highlightId)
    .where('object_type', '=', 'note')
    .executeTakeFirst();
  return found !== undefined;
}

function viewLinks(views: readonly View[], { partUrl }: Shown): string {
  if (views.length === 0) return '';
  const lines = views.map(({ id, title }) => {
    const label = escapeHtml(titleOf('view', title));
    return `<li><a href="${partUrl({ kind: 'views', id })}">${label}</a></li>`;
  });
  return `<section>\n<h2>Views</h2>\n<ul>${lines.join('')}</ul>\n</section>`;
}
