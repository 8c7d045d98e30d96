import { titleOf } from '#domain/text/display-names.ts';
import type { CardScope } from '#server/features/cards/index.ts';
import '#server/features/insights/tables.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { escapeHtml } from '#server/platform/mail/compose-mail.ts';
import { coverHtml } from './cover-html.ts';
import { documentHtml } from './document-html.ts';
import type { Shown } from './renderer.ts';

/** Whole insights below each other, in the order of their ids. */
export async function insightSections(
  db: Db,
  { files, linkId }: Pick<Shown, 'files' | 'linkId'>,
  { ids, scope }: { ids: readonly string[]; scope: CardScope },
): Promise<string> {
  const rows = await db
    .selectFrom('insights')
    .select(['id', 'title'])
    .where(isInWorkspace(scope.workspaceId, 'insights.id', ids))
    .execute();
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  const covers = await coverHtml(db, { workspaceId: scope.workspaceId, ids, files });
  const parts: string[] = [];
  for (const id of ids) {
    const body = await documentHtml(db, { documentId: id, scope, files, linkId });
    const heading = `<h2>${escapeHtml(titleOf('insight', titles.get(id)))}</h2>`;
    parts.push(`<section>\n${heading}\n${covers.get(id) ?? ''}${body}\n</section>`);
  }
  return parts.join('\n');
}
