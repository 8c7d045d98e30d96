import { levelForRole } from '#domain/access/roles.ts';
import type { Level } from '#domain/access/levels.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { mayKnowAll } from './known-people.ts';
import { livePeople, survivorOf } from './queries.ts';
import './tables.ts';

type Asking = Pick<Ctx, 'actor' | 'workspace'>;

/** A contact whom the asking person may know, and what their role lets them do with contacts. */
type KnownPerson = { readonly id: string; readonly level: Level };

/** Also by the id of a merged record. Throws NotFound in the trash, and for those who may not know who it is. */
export async function getKnownPerson(asking: Asking, db: Db, id: string): Promise<KnownPerson> {
  const level = levelOnContacts(asking);
  const person = await livePeople(asking, db)
    .select('people.id')
    .where('people.id', '=', survivorOf(asking, id))
    .$if(!mayKnowAll(asking), (query) => query.where('people.hidden_at', 'is', null))
    .executeTakeFirst();
  if (!person || level === null) throw new NotFound();
  return { id: person.id, level };
}

/** Contacts belong to the whole workspace: no map says who may do what with one of them. */
export function levelOnContacts({ actor }: Pick<Ctx, 'actor'>): Level | null {
  if (actor.kind === 'system') return 'FULL';
  if (actor.kind === 'visitor' || actor.viewer.role === null) return null;
  return levelForRole(actor.viewer.role);
}
