import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { listFailedReceipts } from './list-failed-receipts.ts';
import { retryFailedReceipts } from './retry-failed-receipts.ts';
import type { UpkeepResolvers } from './upkeep.gen.ts';

export const upkeepSchema: SchemaPart<UpkeepResolvers> = {
  sdl: new URL('./upkeep.graphql', import.meta.url),
  resolvers: {
    Query: { failedReceipts: (_root, args, ctx) => listFailedReceipts(ctx, args) },
    Mutation: { retryFailedReceipts: (_root, _args, ctx) => retryFailedReceipts(ctx) },
  },
};
