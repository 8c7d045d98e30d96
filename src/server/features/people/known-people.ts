import { sql, type RawBuilder } from 'kysely';
import { can } from '#domain/access/can.ts';
import type { Ctx } from '#server/platform/context/context.ts';

type Asking = Pick<Ctx, 'actor' | 'workspace'>;

/** Nobody learns from a field what they may not know of a person: it may tell as much as the name. */
export function isOfKnownPerson(asking: Asking, personId: string): RawBuilder<boolean> {
  if (mayKnowAll(asking)) return sql<boolean>`true`;
  return sql<boolean>`not exists (select 1 from people hidden where hidden.workspace_id = ${asking.workspace.id}
    and hidden.id = ${sql.ref(personId)} and hidden.hidden_at is not null)`;
}

/** Whether the member `m` may know this contact, also by the id of a merged record. Nobody knows whom the trash holds. */
export function isKnownToMember(personId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from people about
    join people p on p.workspace_id = about.workspace_id and p.id = coalesce(about.merged_into, about.id)
    where about.workspace_id = m.workspace_id and about.id = ${personId} and p.trashed_at is null
      and (p.hidden_at is null or m.role = 'MANAGER' or m.workspace_admin))`;
}

export function mayKnowAll({ actor }: Asking): boolean {
  return (
    actor.kind === 'system' || (actor.kind === 'member' && can(actor.viewer, 'person.readHidden').allowed)
  );
}

export function mayRestore({ actor }: Asking): boolean {
  return actor.kind === 'system' || (actor.kind === 'member' && can(actor.viewer, 'person.restore').allowed);
}
