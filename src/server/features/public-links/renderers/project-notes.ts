import { sql } from 'kysely';
import { titleOf } from '#domain/text/display-names.ts';
import { noteNumber, type CardScope } from '#server/features/cards/index.ts';
import '#server/features/notes/tables.ts';
import type { Db } from '#server/platform/db/database.ts';
import { cardList } from './card-list.ts';
import { documentHtml } from './document-html.ts';
import type { RenderedPart, Shown } from './renderer.ts';

const notesOnAPage = 100;

/** The notes of a shared project that are open to everybody who sees it, newest first. */
export async function noteList(
  db: Db,
  shown: Shown,
  scope: CardScope,
): Promise<{ html: string; more: boolean }> {
  const { rows } = await sql<{ id: string }>`
    select n.id from notes n where ${isOpenNote(shown, scope)}
    order by n.created_at desc, n.id desc
    offset ${(shown.page - 1) * notesOnAPage} limit ${notesOnAPage + 1}`.execute(db);
  const ids = rows.slice(0, notesOnAPage).map(({ id }) => id);
  if (ids.length === 0) return { html: '', more: false };
  const list = await cardList(db, shown, { kind: 'note', ids, scope });
  return { html: `<section>\n<h2>Notes</h2>\n${list}\n</section>`, more: rows.length > notesOnAPage };
}

/** One of them, whole. */
export async function notePage(
  db: Db,
  shown: Shown,
  { id, scope }: { id: string; scope: CardScope },
): Promise<RenderedPart | undefined> {
  const { rows } = await sql<{ title: string; number: number }>`
    select n.title, ${noteNumber(scope, 'n')} as number from notes n where n.id = ${id} and ${isOpenNote(shown, scope)}`.execute(
    db,
  );
  const [note] = rows;
  if (!note) return undefined;
  return {
    // A title is often somebody's name.
    title: scope.names === 'none' ? `Note ${note.number}` : titleOf('note', note.title),
    body: await documentHtml(db, { documentId: id, scope, files: shown.files, linkId: shown.linkId }),
  };
}

function isOpenNote({ workspaceId, objectId }: Shown, scope: CardScope) {
  return sql<boolean>`(n.workspace_id = ${workspaceId} and n.project_id = ${objectId} and n.trashed_at is null
    and ${scope.isSeen('n.access_id', 'n.project_id')})`;
}
