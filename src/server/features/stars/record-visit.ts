import { sql } from 'kysely';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { allowOnCard, type CardRef } from './allow-on-card.ts';
import './tables.ts';

/** Reloading a page over and over writes once in this time. */
const secondsBetweenVisits = 30;

/** Remembers, for the person alone, that they looked at an object and where in it they were. */
export async function recordVisit(
  ctx: Ctx,
  { position, ...ref }: CardRef & { position?: string | null },
): Promise<void> {
  const { viewer } = requireMember(ctx);
  const place = accept(parseText(textLimits.visitPosition, position ?? ''));
  await inTransaction(ctx, async (tx) => {
    await allowOnCard(tx, ref, 'read');
    const throttle = new Date(tx.now().getTime() - secondsBetweenVisits * 1000);
    await sql`
      insert into visits (workspace_id, member_id, object_id, place, visited_at)
      values (${tx.workspace.id}, ${viewer.id}, ${ref.id}, ${place}, ${tx.now()})
      on conflict (workspace_id, member_id, object_id) do update
        set visited_at = excluded.visited_at,
          place = case when ${position ?? null}::text is null then visits.place else excluded.place end
        where visits.visited_at <= ${throttle} or excluded.place not in (visits.place, '')`.execute(tx.db);
  });
}
