import { sql } from 'kysely';
import { can } from '#domain/access/can.ts';
import { contactHidden } from '#domain/text/display-names.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import './tables.ts';

/** Somebody the research is about, as the asking person may know them. */
export type Person = {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly isHidden: boolean;
  readonly identityHidden: boolean;
  readonly createdBy: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly trashedAt: Date | null;
  readonly version: number;
};

/** Whether the asking person may know who a hidden contact is. */
export function mayReadHidden({ actor }: Pick<Ctx, 'actor'>): boolean {
  if (actor.kind === 'visitor') return false;
  return actor.kind === 'system' || can(actor.viewer, 'person.readHidden').allowed;
}

/** Masked where they are read: a name that its reader may not know never leaves the database. */
export function personColumns(asking: Pick<Ctx, 'actor'>) {
  const isMasked = mayReadHidden(asking) ? sql<boolean>`false` : sql<boolean>`people.hidden_at is not null`;
  return [
    'people.id',
    sql<string>`case when ${isMasked} then ${contactHidden}::text else people.name end`.as('name'),
    sql<string | null>`case when ${isMasked} then null else people.email end`.as('email'),
    isMasked.as('isHidden'),
    sql<boolean>`people.hidden_at is not null`.as('identityHidden'),
    'people.created_by as createdBy',
    'people.created_at as createdAt',
    'people.updated_at as updatedAt',
    'people.trashed_at as trashedAt',
    'people.version',
  ] as const;
}
