import { sql } from 'kysely';
import { splitSentences } from '#engines/answering/index.ts';
import type { Source } from '#server/features/answering/index.ts';
import { participantForAll } from '#server/features/people/index.ts';
import { isVisible } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import '#server/features/channels/tables.ts';
import type { Material } from './material.ts';

/** Data points that are read: those most typical of the theme, each text once. */
const mostPoints = 200;
/** Among so many are enough that differ, however large the theme is. */
const mostLooked = 1000;
const longestPoint = 6000;
/** Markers of a model have three digits. */
const mostSentences = 100;

export type Point = { channelId: string; title: string; text: string; participant: string | null };

/** What people say in a theme, each data point a source that is cited as the theme. */
export async function readTheme(ctx: Ctx, themeId: string | null): Promise<Material> {
  const { rows } = await sql<Point>`
    select * from (
      select distinct on (d.text) c.id as "channelId", t.title, left(d.text, ${longestPoint}) as text, ${participantForAll(ctx, 'd.participant')} as participant,
        d.theme_score, d.said_at
      from themes t
      join channels c on c.workspace_id = t.workspace_id and c.id = t.channel_id and c.trashed_at is null
      cross join lateral (select p.text, p.participant, p.theme_score, p.said_at from data_points p
        where p.workspace_id = t.workspace_id and p.theme_id = t.id
        order by p.theme_score desc nulls last, p.id limit ${mostLooked}) d
      where t.workspace_id = ${ctx.workspace.id} and t.id = ${themeId} and t.state = 'active'
        and ${isVisible(ctx, 'c.access_id')}
      order by d.text, d.theme_score desc nulls last
    ) p
    order by p.theme_score desc nulls last, p.said_at desc, p.text limit ${mostPoints + 1}`.execute(
    await ctx.reads.db(),
  );
  await ctx.reads.end();
  return {
    isCut: rows.length > mostPoints,
    sources: rows
      .slice(0, mostPoints)
      .map((point, at) => sourceOfPoint(themeId ?? '', point, at + 1))
      .filter(({ sentences }) => sentences.length > 0),
  };
}

/** A data point as a source that is cited as its theme. */
export function sourceOfPoint(
  themeId: string,
  { channelId, title, text, participant }: Point,
  number: number,
): Source {
  return {
    number,
    itemId: themeId,
    type: 'theme',
    parentId: channelId,
    title,
    start: 0,
    end: text.length,
    nearness: undefined,
    sentences: splitSentences(text)
      .slice(0, mostSentences)
      .map((sentence, at) => ({
        text: sentence.text,
        start: sentence.start,
        end: sentence.end,
        speaker: participant,
        seconds: null,
        fileId: null,
        page: null,
        opensTurn: at === 0,
        isHeading: false,
      })),
  };
}
