import { sql } from 'kysely';
import { isUuid } from '#domain/ids/uuid.ts';
import { contactLabel, deletedContact } from '#domain/people/contact-label.ts';
import { contactsMentionedIn, nameContacts } from '#domain/people/relabel-mentions.ts';
import { personNameOf } from '#domain/text/display-names.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { CardScope } from './card-scope.ts';

/** A document in which each mentioned contact has the name that this reader may know. */
export async function nameMentioned(
  db: Db,
  { workspaceId, names }: Pick<CardScope, 'workspaceId' | 'names'>,
  document: DocumentJson,
): Promise<DocumentJson> {
  const ids = names === 'none' ? [] : contactsMentionedIn(document).filter(isUuid);
  if (ids.length === 0) return document;
  const { rows } = await sql<{ id: string; name: string; isHidden: boolean }>`
    select asked.id, p.name, p.hidden_at is not null as "isHidden"
    from people asked
    join people p on p.workspace_id = asked.workspace_id and p.id = coalesce(asked.merged_into, asked.id)
    where ${isInWorkspace(workspaceId, 'asked.id', ids)}
      and p.trashed_at is null`.execute(db);
  const known = new Map(
    rows.map(({ id, name, isHidden }) => [
      id,
      personNameOf({ name, hidden: names === 'unhidden' && isHidden }),
    ]),
  );
  return nameContacts(document, (id) => (isUuid(id) ? (known.get(id) ?? deletedContact) : contactLabel));
}
