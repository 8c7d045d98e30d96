import { can } from '#domain/access/can.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { PersonalState } from '#domain/personal-data/states.ts';
import { knownParticipant } from '#server/features/people/index.ts';
import { aroundOf, withWords, type ShownDatum } from '#server/features/personal-data/index.ts';
import { levelOfRank } from '#server/kernel/access/index.ts';
import { allow, viewerOf } from '#server/platform/context/require-member.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import type { SealedBox } from '#server/platform/secrets/sealed-box.ts';
import { readTurns } from '../conversation/turns-loader.ts';
import { channelLoader } from '../loaders.ts';
import { pointWordColumns } from './point-word.ts';
import '../tables.ts';

const newestFirst: Sort = {
  kind: 'time',
  column: 'data_point_words.created_at',
  id: 'data_point_words.id',
};

type Request = PageArgs & { readonly channelId: string; readonly state: PersonalState };

/** With what surrounds it. Hidden words are told to people with full access alone. */
export async function listPointWords(
  ctx: RequestCtx,
  box: SealedBox,
  { channelId, state, ...args }: Request,
): Promise<Page<ShownDatum>> {
  const channel = await channelLoader(ctx).load(channelId);
  const level = channel && levelOfRank(ctx, channel.rank);
  if (!channel || !level) throw new NotFound();
  allow(ctx, 'channel.redact', { level });
  const viewer = viewerOf(ctx);
  const maySee = viewer !== null && can(viewer, 'channel.showRedacted', { level }).allowed;
  const db = await ctx.reads.db();
  const list = db
    .selectFrom('data_point_words')
    .innerJoin('data_points', (join) =>
      join
        .onRef('data_points.workspace_id', '=', 'data_point_words.workspace_id')
        .onRef('data_points.id', '=', 'data_point_words.point_id'),
    )
    .where('data_point_words.workspace_id', '=', ctx.workspace.id)
    .where('data_point_words.channel_id', '=', channelId)
    .where('data_point_words.state', '=', state);
  const page = await readPage(args, newestFirst, list, (rows) =>
    rows.select([
      ...pointWordColumns,
      'data_points.text',
      knownParticipant(ctx, 'data_points.participant').as('participant'),
    ]),
  );
  const readable = maySee ? await withWords(db, box, ctx.workspace.id, page.items) : page.items;
  const turns = await readTurns(
    ctx,
    db,
    readable.map(({ pointId }) => pointId),
  );
  const items = readable.map(({ text, participant, ...item }) => {
    const said = (turns.get(item.pointId) ?? []).map((turn) => `${turn.participant ?? ''}: ${turn.text}`);
    const whole = [...(said.length > 0 ? said : [text]), participant ?? ''].join('\n');
    return { ...item, ...aroundOf(whole, item.label ?? item.words ?? '') };
  });
  return { ...page, items };
}
