import { highlightTypes } from '#server/features/highlights/index.ts';
import { readId, readIds } from '#server/platform/graphql/id-argument.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import type { HighlightObjectType } from '#server/platform/graphql/wire.gen.ts';
import type { HidingTools } from './hiding-tools.ts';
import { listPersonalData } from './list-personal-data.ts';
import { purgePersonalData, reviewPersonalData } from './review-personal-data.ts';
import type { PersonalDataResolvers } from './personal-data.gen.ts';
import { decisions, finders, states, wireKinds } from './wire.ts';

function readRef({ objectType, objectId }: { objectType: HighlightObjectType; objectId: string }) {
  return { type: highlightTypes.read(objectType), id: readId(objectId) };
}

export function personalDataSchema(tools: HidingTools): SchemaPart<PersonalDataResolvers> {
  return {
    sdl: new URL('./personal-data.graphql', import.meta.url),
    resolvers: {
      Query: {
        personalData: (_root, args, ctx) =>
          listPersonalData(ctx, tools.box, { ...args, object: readRef(args) }),
      },
      Mutation: {
        reviewPersonalData: async (_root, { ids, decision }, ctx) => {
          const known = readIds(ids);
          await reviewPersonalData(ctx, tools, { ids: known, decision: decisions.read(decision) });
          return known;
        },
        purgePersonalData: (_root, args, ctx) => purgePersonalData(ctx, tools, readRef(args)),
      },
      PersonalDatum: {
        kind: ({ kind }) => wireKinds.write(kind),
        state: ({ state }) => states.write(state),
        foundBy: ({ foundBy }) => finders.write(foundBy),
      },
    },
  };
}
