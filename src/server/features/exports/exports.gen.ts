// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';

export type ExportsResolvers = ResolversOf<{
  Query: {
    pdfAvailable: Resolver<boolean, unknown>;
  };
}>;
