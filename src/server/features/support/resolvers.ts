import { supportStateOf } from '#domain/staff/support-access.ts';
import { memberLoader } from '#server/kernel/members/index.ts';
import type { SchemaServices } from '#server/platform/app/feature.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { decideSupportAccess } from './decide-support-access.ts';
import { endSupportAccess } from './end-support-access.ts';
import { findSupportNotice, listSupportAccesses } from './queries.ts';
import type { SupportResolvers } from './support.gen.ts';

export function supportSchema({ env }: SchemaServices): SchemaPart<SupportResolvers> {
  return {
    sdl: new URL('./support.graphql', import.meta.url),
    resolvers: {
      Query: {
        supportAccesses: (_root, args, ctx) => listSupportAccesses(env, ctx, args),
        supportNotice: (_root, _args, ctx) => findSupportNotice(env, ctx),
      },
      Mutation: {
        grantSupportAccess: (_root, { id }, ctx) => decideSupportAccess(ctx, readId(id), { granted: true }),
        denySupportAccess: (_root, { id }, ctx) => decideSupportAccess(ctx, readId(id), { granted: false }),
        endSupportAccess: (_root, { id }, ctx) => endSupportAccess(ctx, readId(id)),
      },
      SupportAccess: {
        state: (access, _args, ctx) => supportStateOf(access, ctx.now()),
        decidedBy: ({ decidedBy }, _args, ctx) =>
          decidedBy === null ? null : memberLoader(ctx).load(decidedBy),
      },
    },
  };
}
