import { buildUrl } from '#domain/routes/build-url.ts';
import type { CardKind } from '#editor/cards/card-properties.ts';
import { toHtml } from '#editor/html/to-html.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import { readCards, type CardScope } from '#server/features/cards/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Shown } from './renderer.ts';

/** Things one below the other, as the cards that documents show of them. Notes lead to their pages where they are shown. */
export async function cardList(
  db: Db,
  { files, showNotes, partUrl }: Shown,
  { kind, ids, scope }: { kind: CardKind; ids: readonly string[]; scope: CardScope },
): Promise<string> {
  const document: DocumentJson = {
    type: 'doc',
    // What is listed is all of one project, whose title is above.
    content: ids.map((id) => ({ type: 'referenceCard', attrs: { kind, id, hidden: 'project' } })),
  };
  const pages = new Map(
    ids.map((id) => [buildUrl('note', { params: { noteId: id } }), partUrl({ kind: 'notes', id })]),
  );
  const linked: CardScope =
    kind === 'note' && showNotes ? { ...scope, pageUrl: (path) => pages.get(path) } : scope;
  return toHtml(document, {
    names: scope.names === 'none' ? 'none' : 'people',
    linksOnly: true,
    sharedFiles: files,
    readCard: await readCards(db, linked, document),
  });
}
