import type { Env } from '#server/platform/env/env.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { findBrowser } from '#server/platform/programs/find-browser.ts';
import type { ExportsResolvers } from './exports.gen.ts';

export function exportsSchema(env: Pick<Env, 'chromium'>): SchemaPart<ExportsResolvers> {
  return {
    sdl: new URL('./exports.graphql', import.meta.url),
    resolvers: {
      Query: {
        pdfAvailable: (_root, _args, ctx) => {
          requireMember(ctx);
          return findBrowser(env) !== undefined;
        },
      },
    },
  };
}
