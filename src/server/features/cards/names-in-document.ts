import { sql } from 'kysely';
import { isUuid } from '#domain/ids/uuid.ts';
import { contactsMentionedIn } from '#domain/people/relabel-mentions.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import { speakerNames } from '#editor/transcript/speaker-names.ts';
import '#server/features/people/tables.ts';
import type { Db } from '#server/platform/db/database.ts';
import { idsOf } from './ids-of-contact.ts';
import type { NamedPerson } from './bearers.ts';
import { byLinesIn } from './by-lines.ts';
import { participantsOfPoints } from './participants-of-points.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';

/** Who speaks in a document, the contacts that it mentions, and who said the data points that it quotes. */
export async function namesInDocument(
  db: Db,
  workspaceId: string,
  document: DocumentJson,
): Promise<NamedPerson[]> {
  const speakers = [
    ...speakerNames(document).map((name) => ({ name })),
    ...(await participantsOfPoints(db, workspaceId, byLinesIn(document))),
  ];
  const ids = contactsMentionedIn(document).filter(isUuid);
  if (ids.length === 0) return speakers;
  const { rows } = await sql<NamedPerson>`
    select p.name, case when p.email is null then '{}' else array[p.email] end as emails, ${idsOf('p')} as "contactIds" from people asked
    join people p on p.workspace_id = asked.workspace_id and p.id = coalesce(asked.merged_into, asked.id)
    where ${isInWorkspace(workspaceId, 'asked.id', ids)}
    order by p.created_at, p.id`.execute(db);
  return [...speakers, ...rows];
}
