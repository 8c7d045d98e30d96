import { requireMember } from '#server/platform/context/require-member.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { deleteTranslation, requestTranslation, type Asking } from './request-translation.ts';
import { listTranslations } from './translation.ts';
import type { TranslationsResolvers } from './translations.gen.ts';

export function translationsSchema(asking: Asking): SchemaPart<TranslationsResolvers> {
  return {
    sdl: new URL('./translations.graphql', import.meta.url),
    resolvers: {
      Query: {
        translations: (_root, { fileId }, ctx) => listTranslations(ctx, readId(fileId)),
        translationEngine: (_root, _args, ctx) => {
          requireMember(ctx);
          return asking.engine ?? null;
        },
      },
      Mutation: {
        requestTranslation: (_root, { fileId, language }, ctx) =>
          requestTranslation(asking, ctx, { fileId: readId(fileId), language }),
        deleteTranslation: (_root, { id }, ctx) => deleteTranslation(ctx, readId(id)),
      },
    },
  };
}
