import type { Speaker } from '#server/platform/ai/speak/speaker.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { limitUses } from '#server/platform/graphql/limit-uses.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { wireEnum } from '#server/platform/graphql/wire-enum.ts';
import type { ListeningResolvers } from './listening.gen.ts';
import { readSpoken } from './read-spoken.ts';

const types = wireEnum({ SUMMARY: 'summary', ANSWER: 'answer' });

export function listeningSchema(speaker: Speaker | undefined): SchemaPart<ListeningResolvers> {
  return {
    sdl: new URL('./listening.graphql', import.meta.url),
    resolvers: {
      Query: {
        speechAvailable: async (_root, _args, ctx) => {
          requireMember(ctx);
          return (await speaker?.isOnFor(ctx)) ?? false;
        },
        spokenText: async (_root, { type, id }, ctx) => {
          limitUses(ctx, 'texts to listen to', 5);
          requireMember(ctx);
          const spoken = await readSpoken(ctx, { type: types.read(type), id: readId(id) });
          if (!spoken) return null;
          return {
            language: spoken.language,
            hasSound: (await speaker?.isOnFor(ctx)) ?? false,
            pieces: spoken.pieces.map((sentences) => ({ sentences: [...sentences] })),
          };
        },
      },
    },
  };
}
