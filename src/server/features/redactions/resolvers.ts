import type { SchemaServices } from '#server/platform/app/feature.ts';
import { fileJobs, readRedactions } from '#server/features/media/index.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { limitUses } from '#server/platform/graphql/limit-uses.ts';
import { setRedactions } from './set-redactions.ts';
import type { RedactionsResolvers } from './redactions.gen.ts';

export function redactionsSchema(services: SchemaServices): SchemaPart<RedactionsResolvers> {
  return {
    sdl: new URL('./redactions.graphql', import.meta.url),
    resolvers: {
      Mutation: {
        setRedactions: (_root, { fileId, redactions }, ctx) =>
          setRedactions({ boss: services.boss, jobs: fileJobs(services) }, ctx, {
            fileId: readId(fileId),
            redactions: redactions.map((one) => ({
              ...one,
              id: one.id == null ? null : readId(one.id),
              videoCover: one.videoCover ?? false,
              // Without a hidden picture an area would mean nothing.
              area: one.videoBlur ? (one.area ?? null) : null,
            })),
          }),
      },
      File: {
        redacting: ({ redaction, processing }) => redaction > 0 && processing !== 'COMPLETE',
        redactions: async ({ id, redaction }, _args, ctx) => {
          limitUses(ctx, 'redactions', 10);
          return redaction === 0 ? [] : readRedactions(await ctx.reads.db(), ctx.workspace.id, id);
        },
      },
    },
  };
}
