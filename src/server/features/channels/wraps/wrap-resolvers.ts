import { NotFound } from '#domain/errors/hark-error.ts';
import { toldBlocks } from '#domain/channels/kept-wrap.ts';
import { memberLoader } from '#server/kernel/members/index.ts';
import { wrapTextLoader } from '#server/features/summaries/index.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { limitUses } from '#server/platform/graphql/limit-uses.ts';
import { readPeriod } from '../read-days.ts';
import { readWrap } from '../read-wrap.ts';
import { channelLoader } from '../loaders.ts';
import type { ChannelsResolvers } from '../channels.gen.ts';
import { findWrap, listWraps, wrapLoader } from './find-wraps.ts';
import { keepWrap } from './keep-wrap.ts';

const types = { text: 'TEXT', heading: 'HEADING', graph: 'GRAPH' } as const;

type Parts = Required<ChannelsResolvers>;

/** What changed in a channel: counted at any time, and kept with a text. */
export const wrapResolvers = {
  Query: { wrap: (_root, { id }, ctx) => wrapLoader(ctx).load(readId(id)) },
  Mutation: {
    keepWrap: async (_root, { channelId, from, to }, ctx) => {
      const id = await keepWrap(ctx, { channelId: readId(channelId), from, to });
      const wrap = await wrapLoader(ctx).load(id);
      if (!wrap) throw new NotFound();
      return wrap;
    },
  },
  Channel: {
    wrap: async ({ id, title }, { from, to }, ctx) => {
      limitUses(ctx, 'activity wraps', 5);
      const channel = { workspaceId: ctx.workspace.id, id, title };
      return readWrap(await ctx.reads.db(), channel, readPeriod(from, to));
    },
    keptWrap: ({ id }, { from, to }, ctx) => {
      limitUses(ctx, 'activity wraps', 5);
      return findWrap(ctx, id, readPeriod(from, to));
    },
    wraps: ({ id }, args, ctx) => {
      limitUses(ctx, 'activity wraps', 5);
      return listWraps(ctx, { ...args, channelId: id });
    },
  },
  KeptWrap: {
    channel: async ({ channelId }, _args, ctx) => {
      const channel = await channelLoader(ctx).load(channelId);
      if (!channel) throw new NotFound();
      return channel;
    },
    blocks: async ({ id, counted }, _args, ctx) => [
      ...counted,
      ...toldBlocks(await wrapTextLoader(ctx).load(id)),
    ],
    keptBy: ({ keptBy }, _args, ctx) => memberLoader(ctx).load(keptBy),
  },
  WrapBlock: {
    type: ({ type }) => types[type],
    text: (block) => (block.type === 'graph' ? null : block.text),
    level: (block) => (block.type === 'heading' ? block.level : null),
    citations: (block) =>
      block.type === 'text'
        ? block.citations.map(({ id, title = '', quote = null, speaker = null }) => ({
            themeId: id,
            title,
            quote,
            participant: speaker,
          }))
        : [],
    themes: (block) =>
      block.type === 'graph' ? block.items.map(({ id, ...item }) => ({ themeId: id, ...item })) : [],
  },
} satisfies {
  readonly Query: Pick<Parts['Query'], 'wrap'>;
  readonly Mutation: Pick<Parts['Mutation'], 'keepWrap'>;
  readonly Channel: Pick<Parts['Channel'], 'keptWrap' | 'wrap' | 'wraps'>;
  readonly KeptWrap: Parts['KeptWrap'];
  readonly WrapBlock: Parts['WrapBlock'];
};
