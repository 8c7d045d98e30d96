import { sql } from 'kysely';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import '../tables.ts';
import { lockChannel } from './claim-channel.ts';

export type NewPlace = { readonly id: string; readonly themeId: string | null; readonly score: number };

export type WrittenPlaces = {
  readonly channelId: string;
  /** Out of this theme, which somebody split: also what people placed there. */
  readonly from?: string | undefined;
  readonly places: readonly NewPlace[];
};

/** What people placed since it was read stays, and nothing goes into a theme that they merged or dismissed meanwhile. */
export async function writePlaces(ctx: Ctx, { channelId, from, places }: WrittenPlaces): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockChannel(tx, channelId);
    await sql`
      update data_points p set theme_id = n.theme_id, theme_score = n.score
      from unnest(
          ${places.map(({ id }) => id)}::uuid[],
          ${places.map(({ themeId }) => themeId)}::uuid[],
          ${places.map(({ score }) => score)}::real[]
        ) as n (id, theme_id, score)
      where p.workspace_id = ${tx.workspace.id} and p.id = n.id and ${from === undefined ? sql`p.placed_by = 'engine'` : sql`p.theme_id = ${from}`}
        and (n.theme_id is null or exists (select 1 from themes t
          where t.workspace_id = p.workspace_id and t.id = n.theme_id and t.state = 'active'))`.execute(
      tx.db,
    );
  });
}
