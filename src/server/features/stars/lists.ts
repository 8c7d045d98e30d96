import { sql } from 'kysely';
import type { Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import type { Page } from '#server/platform/graphql/page.ts';
import { listCards, type CardFilter, type ObjectCard } from './object-card.ts';

type Cards = Promise<Page<ObjectCard>>;

/** What the person starred, the newest star first. */
export async function listStarred(ctx: Ctx, filter: CardFilter): Cards {
  const { viewer } = requireMember(ctx);
  return listCards(ctx, filter, {
    source: sql`
      select object_id as id, created_at as at, '' as place from stars
      where workspace_id = ${ctx.workspace.id} and member_id = ${viewer.id}`,
  });
}

/** What the person looked at, the last visit first, with where they were. */
export async function listRecent(ctx: Ctx, filter: CardFilter): Cards {
  const { viewer } = requireMember(ctx);
  return listCards(ctx, filter, {
    source: sql`
      select object_id as id, visited_at as at, place from visits
      where workspace_id = ${ctx.workspace.id} and member_id = ${viewer.id}`,
  });
}

/** What the person made, the newest first. */
export async function listYourWork(ctx: Ctx, filter: CardFilter): Cards {
  return listWorkOf(ctx, requireMember(ctx).viewer.id, filter);
}

/** What somebody made and the asking person may see, the newest first. */
export async function listWorkOf(ctx: Ctx, memberId: string, filter: CardFilter): Cards {
  requireMember(ctx);
  const made = (table: string) => sql`
    select id, created_at as at, '' as place from ${sql.table(table)}
    where workspace_id = ${ctx.workspace.id} and created_by = ${memberId} and trashed_at is null`;
  return listCards(ctx, filter, {
    source: sql.join([made('projects'), made('folders'), made('notes'), made('insights')], sql` union all `),
  });
}

/** What others shared with the person, by name or by a group of theirs, the last share first. */
export async function listSharedWithYou(ctx: Ctx, filter: CardFilter): Cards {
  const { viewer, grantees } = requireMember(ctx);
  // Everybody is in `markup`: what is open to all was shared with nobody.
  const named = grantees.filter((key) => key !== 'markup');
  return listCards(ctx, filter, {
    source: sql`
      select object_id as id, max(created_at) as at, '' as place from grants
      where workspace_id = ${ctx.workspace.id} and grantee = any(${named}::text[])
      group by object_id`,
    where: sql`c.created_by <> ${viewer.id}`,
  });
}
