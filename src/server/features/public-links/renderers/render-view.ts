import { titleOf } from '#domain/text/display-names.ts';
import { visitorScope } from '#server/features/cards/index.ts';
import { hasOpenRow } from '#server/features/views/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { renderProject } from './render-project.ts';
import type { Renderer, Shown } from './renderer.ts';
import { findSharedView, openView } from './shared-views.ts';
import { viewHtml } from './view-html.ts';

/** One view of a project, and nothing else of it. What is in it is read each time, as the view filters it then. */
export function renderView(viewId: string): Renderer {
  return {
    async head(db, showing) {
      const project = await renderProject.head(db, showing);
      const view = await findSharedView(db, showing.workspaceId, { projectId: showing.objectId, viewId });
      return project && view && { ...project, title: titleOf('view', view.title), summary: '' };
    },
    async body(db, shown) {
      const found = await find(db, shown);
      return found ? viewHtml(db, shown, found) : '';
    },
    async holds(db, shown, id) {
      const found = await find(db, shown);
      const open = found && (await openView(db, shown, found));
      return open !== undefined && hasOpenRow(db, open, id);
    },
  };

  async function find(db: Db, shown: Shown) {
    const { workspaceId, objectId, placeholders, files } = shown;
    const view = await findSharedView(db, workspaceId, { projectId: objectId, viewId });
    const scope = await visitorScope(db, { workspaceId, objectId, placeholders, ...files });
    return view && { view, scope };
  }
}
