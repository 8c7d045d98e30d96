import { sql, type RawBuilder } from 'kysely';
import { contactHidden } from '#domain/text/display-names.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { mayReadHidden } from '../person.ts';

type Asking = Pick<Ctx, 'actor' | 'workspace'>;

/** The contact that a participant is; null for somebody who is none. Of merged ones that which they became. */
export function personOfParticipant(
  { workspace }: Pick<Ctx, 'workspace'>,
  column: string,
): RawBuilder<string | null> {
  return sql<string | null>`(select coalesce(one.merged_into, one.id) from participants k
    join people one on one.workspace_id = k.workspace_id and one.id = k.person_id
    where k.workspace_id = ${workspace.id} and k.participant = ${sql.ref(column)})`;
}

/** A participant as the asking person may know them. */
export function knownParticipant(asking: Asking, column: string): RawBuilder<string | null> {
  if (mayReadHidden(asking)) return sql<string | null>`${sql.ref(column)}`;
  return participantForAll(asking, column);
}

/** A participant as everybody may know them, for what many read and what leaves the workspace. */
export function participantForAll(
  { workspace }: Pick<Ctx, 'workspace'>,
  column: string,
): RawBuilder<string | null> {
  return sql<string | null>`case when exists (
      select 1 from participants k
      join people one on one.workspace_id = k.workspace_id and one.id = k.person_id
      join people heir on heir.workspace_id = one.workspace_id and heir.id = coalesce(one.merged_into, one.id)
      where k.workspace_id = ${workspace.id} and k.participant = ${sql.ref(column)} and heir.hidden_at is not null
    ) then ${contactHidden}::text else ${sql.ref(column)} end`;
}
