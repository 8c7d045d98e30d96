// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf, Subscriber } from '#server/platform/graphql/resolver.ts';

export type Change = {
  readonly type: string;
  readonly id?: string | null;
  readonly version: number;
};

export type BaseResolvers = ResolversOf<{
  Subscription: {
    workspaceChanged: Subscriber<Change, unknown>;
  };
  Change: FieldResolvers<Change, {
    type: Resolver<string, Change>;
    id: Resolver<string | null, Change>;
    version: Resolver<number, Change>;
  }>;
}>;
