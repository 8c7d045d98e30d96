import { sql } from 'kysely';
import { buildUrl } from '#domain/routes/build-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import '#server/kernel/documents/tables.ts';
import '#server/kernel/members/tables.ts';
import '#server/features/notes/tables.ts';
import type { CardSource } from '../card-source.ts';
import { findPeople } from '../find-people.ts';
import { findNoteTags } from '../find-note-tags.ts';
import { noteNumber } from '../note-number.ts';
import { previewText, shownPreview } from '../preview-text.ts';
import { factsOfWork } from './facts-of-work.ts';

type Row = {
  id: string;
  title: string;
  text: string;
  project: string;
  author: string | null;
  createdAt: Date;
  number: number;
};

/** A note's card: its title, who took part, what it is about, and how it starts. */
export const noteCards: CardSource = async (db, scope, ids) => {
  const { rows } = await sql<Row>`
    select n.id, n.title, p.title as project, m.name as author, n.created_at as "createdAt", ${previewText('n')} as text,
      ${noteNumber(scope, 'n')} as number
    from notes n join projects p on p.workspace_id = n.workspace_id and p.id = n.project_id
    left join members m on m.workspace_id = n.workspace_id and m.id = n.created_by
    where ${isInWorkspace(scope.workspaceId, 'n.id', ids)}
      and n.trashed_at is null and p.trashed_at is null
      and ${scope.isSeen('n.access_id', 'n.project_id')}`.execute(db);
  const seen = rows.map(({ id }) => id);
  const people = await findPeople(db, scope, seen);
  const tags = await findNoteTags(db, scope, seen);
  return new Map(
    rows.map(({ id, title, text, project, number, ...work }) => {
      const url = scope.pageUrl(buildUrl('note', { params: { noteId: id } }));
      const names = (people.get(id) ?? []).map(({ shown }) => shown);
      return [
        id,
        {
          // A title is often somebody's name.
          title: scope.names === 'none' ? `Note ${number}` : titleOf('note', title),
          facts: [
            ...(names.length === 0 ? [] : [{ property: 'participants', text: names.join(', ') }]),
            { property: 'project', text: titleOf('project', project) },
            ...factsOfWork(scope, work),
            ...(tags.has(id) ? [{ property: 'tags', text: `Tags: ${tags.get(id)?.join(', ') ?? ''}` }] : []),
          ],
          // Its text is its own: a link to an insight opens the words that are quoted, not the whole interview.
          ...(!scope.isStranger && { text: shownPreview(text) }),
          ...(url !== undefined && { url }),
        },
      ];
    }),
  );
};
