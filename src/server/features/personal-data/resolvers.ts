import { highlightTypes } from '#server/features/highlights/index.ts';
import { readId, readIds } from '#server/platform/graphql/id-argument.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import type { HighlightObjectType } from '#server/platform/graphql/wire.gen.ts';
import { listPersonalData } from './list-personal-data.ts';
import { purgePersonalData, reviewPersonalData } from './review-personal-data.ts';
import type { PersonalDataResolvers } from './personal-data.gen.ts';
import { decisions, finders, states, wireKinds } from './wire.ts';

function readRef({ objectType, objectId }: { objectType: HighlightObjectType; objectId: string }) {
  return { type: highlightTypes.read(objectType), id: readId(objectId) };
}

export const personalDataSchema: SchemaPart<PersonalDataResolvers> = {
  sdl: new URL('./personal-data.graphql', import.meta.url),
  resolvers: {
    Query: {
      personalData: (_root, args, ctx) => listPersonalData(ctx, { ...args, object: readRef(args) }),
    },
    Mutation: {
      reviewPersonalData: async (_root, { ids, decision }, ctx) => {
        const reviewed = await reviewPersonalData(ctx, readIds(ids), decisions.read(decision));
        return reviewed.map(({ id }) => id);
      },
      purgePersonalData: (_root, args, ctx) => purgePersonalData(ctx, readRef(args)),
    },
    PersonalDatum: {
      kind: ({ kind }) => wireKinds.write(kind),
      state: ({ state }) => states.write(state),
      foundBy: ({ foundBy }) => finders.write(foundBy),
    },
  },
};
