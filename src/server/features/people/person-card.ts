import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import { contactHidden } from '#domain/text/display-names.ts';
import type { CardSource } from '#server/kernel/kinds/index.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { mayReadHidden } from './person.ts';
import { livePeople } from './queries.ts';
import './tables.ts';

/** A contact in lists of stars and visits: everybody in the workspace may know of them, not everybody who they are. */
export const personCard: CardSource = {
  type: 'CONTACT',
  select: (ctx) => sql`
    select p.id, p.created_by, p.updated_at,
      ${mayReadHidden(ctx) ? sql`p.name` : sql`case when p.hidden_at is null then p.name else ${contactHidden}::text end`} as title
    from people p
    where p.workspace_id = ${ctx.workspace.id} and p.trashed_at is null and p.merged_into is null`,
  async allow(tx, id, verb) {
    const held = await livePeople(tx, tx.db)
      .select('people.id')
      .where('people.id', '=', id)
      .forKeyShare()
      .executeTakeFirst();
    if (!held) throw new NotFound();
    allow(tx, `person.${verb}`);
  },
};
