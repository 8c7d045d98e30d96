import { toHtml } from '#editor/html/to-html.ts';
import { readCards, visitorScope } from '#server/features/cards/index.ts';
import '#server/features/highlights/tables.ts';
import type { Renderer } from './renderer.ts';

/** One quote with who said it, its source and its clip; of the rest of the note nothing. */
export function renderHighlight(highlightId: string, type: 'note' | 'insight'): Renderer {
  return {
    async head(db, { workspaceId, objectId }) {
      const row = await db
        .selectFrom('highlights')
        .select('updated_at as updatedAt')
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', highlightId)
        .where('object_id', '=', objectId)
        .where('hidden', '=', false)
        .executeTakeFirst();
      return row && { type, title: 'Highlight', summary: '', author: null, updatedAt: row.updatedAt };
    },
    async body(db, { workspaceId, objectId, placeholders, files }) {
      const scope = await visitorScope(db, { workspaceId, objectId, placeholders, ...files });
      const card = { type: 'referenceCard', attrs: { kind: 'highlight', id: highlightId } };
      const document = { type: 'doc', content: [card] } as const;
      return toHtml(document, {
        names: scope.names === 'none' ? 'none' : 'people',
        linksOnly: true,
        sharedFiles: files,
        readCard: await readCards(db, scope, document),
      });
    },
  };
}
