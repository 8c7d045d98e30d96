import { sql } from 'kysely';
import type { Ctx } from '#server/platform/context/context.ts';
import type { ChartType } from '#server/platform/graphql/wire.gen.ts';
import { nameItems, type ItemName } from './name-items.ts';
import { taggedHighlights, valueOf } from './tagged-highlights.ts';

type Figures = ItemName & {
  readonly highlights: number;
  readonly documents: number;
  readonly characters: number;
};

type Counted = { item: string | null; highlights: string; documents: string; characters: string };

/** Every measure of each tag or group of a project, over all time, for a file. The largest first. */
export async function readFigures(
  ctx: Ctx,
  { projectId, type }: { projectId: string; type: ChartType },
): Promise<Figures[]> {
  const db = await ctx.reads.db();
  const tagged = await taggedHighlights(ctx, db, { projectId, type, from: null, to: null, filter: null });
  const { rows } = await sql<Counted>`
    select item, ${valueOf('HIGHLIGHT_COUNT')} as highlights, ${valueOf('NOTE_COUNT')} as documents,
      ${valueOf('TEXT_VOLUME')} as characters
    from (${tagged}) as tagged group by item order by count(*) desc, item`.execute(db);
  const names = await nameItems(
    ctx,
    db,
    type,
    rows.map(({ item }) => item),
  );
  return rows.map(({ item, highlights, documents, characters }) => ({
    ...names(item),
    highlights: Number(highlights),
    documents: Number(documents),
    characters: Number(characters),
  }));
}
