import { sql } from 'kysely';
import { deletedUser } from '#domain/text/display-names.ts';
import '#server/kernel/members/tables.ts';

/** Who wrote it, of the joined `members`. Those who left keep the authorship, not the name. */
export const authorName = sql<
  string | null
>`case when members.removed_at is null then members.name else ${deletedUser} end`;
